import type { ElementDataView } from '@share/contract/areas/offers/elements/elements.ts';
import type { Translated } from '@share/contract/shared/translated.ts';
import type { NumberValue } from '../../../../ui/fields/number-field.tsx';
import type { ImageValue } from '../../../../ui/fields/uploads/image-value.ts';

/** A stored item is marked for deletion, a new one is removed immediately (OFR-64, OFR-65). */
interface Markable {
  isStored: boolean;
  toBeDeleted: boolean;
}

export interface GalleryItemValues extends Markable {
  id: string;
  title: Translated;
  description: Translated;
  image: ImageValue;
}

export interface AttachmentItemValues extends Markable {
  id: string;
  displayName: string;
  file: { fileId: number; fileName: string; url: string; size: number } | null;
}

export interface ChartItemValues {
  id: string;
  label: Translated;
  value: NumberValue;
  color: string;
}

export interface CounterItemValues {
  id: string;
  label: Translated;
  countFrom: NumberValue;
  countTo: NumberValue;
  color: string;
}

export interface StageValues {
  id: string;
  isCurrent: boolean;
  label: Translated;
  date: Translated;
  content: Translated;
}

export interface CellValues {
  id: string;
  value: Translated;
}

export interface RowValues {
  id: string;
  backgroundColor: string;
  textColor: string;
  cells: CellValues[];
}

/** The data of an element in its editor, by type. Positions follow from the order. */
export interface ElementValues {
  text: { content: Translated };
  image: { label: Translated; subLabel: Translated; description: Translated; image: ImageValue };
  gallery: { items: GalleryItemValues[] };
  attachments: { items: AttachmentItemValues[] };
  table: { columns: { id: string; name: Translated }[]; rows: RowValues[] };
  barChart: { title: Translated; color: string; items: ChartItemValues[] };
  pieChart: { title: Translated; items: ChartItemValues[] };
  counter: { animationDuration: NumberValue; items: CounterItemValues[] };
  timeline: { stages: StageValues[] };
  map: {
    address: Translated;
    latitude: NumberValue;
    longitude: NumberValue;
    zoom: ElementDataView<'map'>['zoom'];
  };
  youtube: { url: string; autoPlay: boolean };
}
