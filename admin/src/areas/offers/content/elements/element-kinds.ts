import type { ElementType } from '@share/contract/areas/offers/elements/elements.ts';
import { attachments } from './attachments-values.ts';
import { barChart, pieChart } from './charts-values.ts';
import { counter } from './counter-values.ts';
import type { ElementKind } from './element-kind.ts';
import { gallery } from './gallery-values.ts';
import { image } from './image-values.ts';
import { map } from './map-values.ts';
import { table } from './table-values.ts';
import { text } from './text-values.ts';
import { timeline } from './timeline-values.ts';
import { youtube } from './youtube-values.ts';

/** The eleven types of elements. */
export const elementKinds: { [Type in ElementType]: ElementKind<Type> } = {
  text,
  image,
  gallery,
  attachments,
  table,
  barChart,
  pieChart,
  counter,
  timeline,
  map,
  youtube,
};
