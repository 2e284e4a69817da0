import type { ElementType } from '@share/contract/areas/offers/elements/elements.ts';
import { attachments } from './attachments/attachments-values.ts';
import { barChart, pieChart } from './charts/charts-values.ts';
import { counter } from './counter/counter-values.ts';
import type { ElementKind } from './element-codec.ts';
import { gallery } from './gallery/gallery-values.ts';
import { image } from './image/image-values.ts';
import { map } from './map/map-values.ts';
import { text } from './parts/text-values.ts';
import { table } from './table/table-values.ts';
import { timeline } from './timeline/timeline-values.ts';
import { youtube } from './youtube/youtube-values.ts';

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
