import type { ElementType } from '@share/contract/areas/offers/elements/elements.ts';
import { attachments } from './attachments/attachments-values.ts';
import { barChart, pieChart } from './charts/charts-values.ts';
import { counter } from './counter/counter-values.ts';
import type { ElementCodec } from './element-codec.ts';
import { gallery } from './gallery/gallery-values.ts';
import { image } from './image/image-values.ts';
import { map } from './map/map-values.ts';
import { table } from './table/table-values.ts';
import { text } from './text/text-values.ts';
import { timeline } from './timeline/timeline-values.ts';
import { youtube } from './youtube/youtube-values.ts';

export const elementCodecs: { [Type in ElementType]: ElementCodec<Type> } = {
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
