/**
 * The elements of an offer's sections (ELM-07 to ELM-17). Each of the eleven types has one file in this folder. They are
 * combined here, so that a missing type does not compile.
 */
import { z } from 'zod';
import { nodeFields, nodeList, nodeView } from '../../../shared/order/nodes.ts';
import { inputNames, viewNames } from '../../../shared/reference/schema-names.ts';
import { TranslatedView, translated } from '../../../shared/translated.ts';
import { AttachmentsInput, AttachmentsView } from './attachments.ts';
import { BarChartInput, BarChartView } from './bar-chart.ts';
import { CounterInput, CounterView } from './counter.ts';
import { GalleryInput, GalleryView } from './gallery.ts';
import { ImageElementInput, ImageElementView } from './image.ts';
import { MapInput, MapView } from './map.ts';
import { PieChartInput, PieChartView } from './pie-chart.ts';
import { TableInput, TableView } from './table.ts';
import { TextElementInput, TextElementView } from './text.ts';
import { TimelineInput, TimelineView } from './timeline.ts';
import { YoutubeInput, YoutubeView } from './youtube.ts';

/** In the order of the picker (ELM-15). */
export const elementTypes = [
  'text',
  'image',
  'gallery',
  'attachments',
  'table',
  'barChart',
  'pieChart',
  'counter',
  'timeline',
  'map',
  'youtube',
] as const;
export type ElementType = (typeof elementTypes)[number];

const inputs = {
  text: TextElementInput,
  image: ImageElementInput,
  gallery: GalleryInput,
  attachments: AttachmentsInput,
  table: TableInput,
  barChart: BarChartInput,
  pieChart: PieChartInput,
  counter: CounterInput,
  timeline: TimelineInput,
  map: MapInput,
  youtube: YoutubeInput,
} as const satisfies Record<ElementType, z.ZodType>;

const views = {
  text: TextElementView,
  image: ImageElementView,
  gallery: GalleryView,
  attachments: AttachmentsView,
  table: TableView,
  barChart: BarChartView,
  pieChart: PieChartView,
  counter: CounterView,
  timeline: TimelineView,
  map: MapView,
  youtube: YoutubeView,
} as const satisfies Record<ElementType, z.ZodType>;

for (const type of elementTypes) {
  const name = `${type[0]?.toUpperCase()}${type.slice(1)}`;
  inputNames.add(inputs[type], { id: `${name}ElementInput` });
  viewNames.add(views[type], { id: `${name}ElementView` });
}

/** The data of an element of that type, in requests and in answers. */
export type ElementDataInput<Type extends ElementType> = z.infer<(typeof inputs)[Type]>;
export type ElementDataDraft<Type extends ElementType> = z.input<(typeof inputs)[Type]>;
export type ElementDataView<Type extends ElementType> = z.infer<(typeof views)[Type]>;

/** The columns of twelve that each width takes (CON-12). */
export const gridWidths = [3, 6, 9, 12] as const;
export type GridWidth = (typeof gridWidths)[number];
/** The whole row (ELM-14). */
export const DEFAULT_WIDTH = 12;

const Width = z.literal(gridWidths, { error: 'VALUE_INVALID' }).default(DEFAULT_WIDTH);

/** The people who may see a part of an offer: everybody, signed-in users, or investors of the offer (ELM-11, OFR-58). */
export const visibilityFields = {
  userMustBeLoggedIn: z.boolean({ error: 'VALUE_INVALID' }),
  userMustInvest: z.boolean({ error: 'VALUE_INVALID' }),
};

interface Visible {
  userMustBeLoggedIn: boolean;
  userMustInvest: boolean;
}

/** Applies the rule of `visibilityFields` to an object that has them. */
export const withVisibilityRule = <Part extends z.ZodType>(part: Part) =>
  part.refine(
    (value) => {
      const { userMustBeLoggedIn, userMustInvest } = value as Visible;
      return userMustBeLoggedIn || !userMustInvest;
    },
    { error: 'INVESTORS_MUST_BE_LOGGED_IN', path: ['userMustInvest'] },
  );

const elementFields = {
  ...nodeFields,
  title: translated(255),
  widthDesktop: Width,
  widthTablet: Width,
  widthMobile: Width,
  ...visibilityFields,
};

/** Type names of older editors (ELM-15, ELM-16). */
const aliases: Record<string, ElementType> = {
  textBox: 'text',
  imageBox: 'image',
  galleryBox: 'gallery',
  video: 'youtube',
};

const withKnownType = (element: unknown): unknown => {
  if (typeof element !== 'object' || element === null || !('type' in element)) return element;
  const type = typeof element.type === 'string' ? (aliases[element.type] ?? element.type) : element.type;
  return { ...element, type };
};

/** A missing type means that none was chosen yet (OFR-24); any other value is unknown. */
const typeError = (issue: { input?: unknown }): string => {
  const type = (issue.input as { type?: unknown } | null | undefined)?.type;
  return type === undefined || type === null || type === '' ? 'ELEMENT_TYPE_MISSING' : 'ELEMENT_TYPE_UNKNOWN';
};

/** Children of a child are refused, never dropped (ELM-09). */
const noChildren = z
  .array(z.unknown(), { error: 'ELEMENT_NESTED_TOO_DEEP' })
  .max(0, { error: 'ELEMENT_NESTED_TOO_DEEP' })
  .optional();

const child = <Type extends ElementType>(type: Type) =>
  z.object({ ...elementFields, type: z.literal(type), data: inputs[type], children: noChildren });

/** An element inside another element, without children of its own. */
export const ChildElementInput = z
  .preprocess(
    withKnownType,
    withVisibilityRule(
      z.discriminatedUnion(
        'type',
        [
          child('text'),
          child('image'),
          child('gallery'),
          child('attachments'),
          child('table'),
          child('barChart'),
          child('pieChart'),
          child('counter'),
          child('timeline'),
          child('map'),
          child('youtube'),
        ],
        { error: typeError },
      ),
    ),
  )
  .register(inputNames, { id: 'ChildElementInput' });
export type ChildElementInput = z.infer<typeof ChildElementInput>;

const children = nodeList(ChildElementInput, { max: 50 }).default([]);
const parent = <Type extends ElementType>(type: Type) =>
  z.object({ ...elementFields, type: z.literal(type), data: inputs[type], children });

export const ElementInput = z
  .preprocess(
    withKnownType,
    withVisibilityRule(
      z.discriminatedUnion(
        'type',
        [
          parent('text'),
          parent('image'),
          parent('gallery'),
          parent('attachments'),
          parent('table'),
          parent('barChart'),
          parent('pieChart'),
          parent('counter'),
          parent('timeline'),
          parent('map'),
          parent('youtube'),
        ],
        { error: typeError },
      ),
    ),
  )
  .register(inputNames, { id: 'ElementInput' });
export type ElementInput = z.infer<typeof ElementInput>;

/** ELM-01, ELM-02: a section may be empty. */
export const SectionInput = z
  .object({ ...nodeFields, elements: nodeList(ElementInput, { max: 200 }) })
  .register(inputNames, { id: 'SectionInput' });
export type SectionInput = z.infer<typeof SectionInput>;

const viewFields = {
  ...nodeView,
  title: TranslatedView,
  widthDesktop: z.literal(gridWidths),
  widthTablet: z.literal(gridWidths),
  widthMobile: z.literal(gridWidths),
  userMustBeLoggedIn: z.boolean(),
  userMustInvest: z.boolean(),
};

const childView = <Type extends ElementType>(type: Type) =>
  z.object({ ...viewFields, type: z.literal(type), data: views[type] });

export const ChildElementView = z
  .discriminatedUnion('type', [
    childView('text'),
    childView('image'),
    childView('gallery'),
    childView('attachments'),
    childView('table'),
    childView('barChart'),
    childView('pieChart'),
    childView('counter'),
    childView('timeline'),
    childView('map'),
    childView('youtube'),
  ])
  .register(viewNames, { id: 'ChildElementView' });
export type ChildElementView = z.infer<typeof ChildElementView>;

const parentView = <Type extends ElementType>(type: Type) =>
  z.object({ ...viewFields, type: z.literal(type), data: views[type], children: z.array(ChildElementView) });

export const ElementView = z
  .discriminatedUnion('type', [
    parentView('text'),
    parentView('image'),
    parentView('gallery'),
    parentView('attachments'),
    parentView('table'),
    parentView('barChart'),
    parentView('pieChart'),
    parentView('counter'),
    parentView('timeline'),
    parentView('map'),
    parentView('youtube'),
  ])
  .register(viewNames, { id: 'ElementView' });
export type ElementView = z.infer<typeof ElementView>;

export const SectionView = z
  .object({ ...nodeView, elements: z.array(ElementView) })
  .register(viewNames, { id: 'SectionView' });
export type SectionView = z.infer<typeof SectionView>;
