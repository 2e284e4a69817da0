/**
 * Texts and pictures in fixed places of the public site: a tree of collections and elements (STA-01 to STA-12). Staff edit the
 * elements; the tree itself changes with the software.
 */
import { z } from 'zod';
import { Gaps } from '../../shared/content/gaps.ts';
import { ImageInput, pictureFacts } from '../../shared/files.ts';
import { LONGEST_RICH_TEXT } from '../../shared/text-fields.ts';
import { type Translated, TranslatedView, translated } from '../../shared/translated.ts';
import { zooms } from '../offers/elements/map.ts';

const staticTypes = ['text', 'collection', 'image', 'richText'] as const;
export type StaticType = (typeof staticTypes)[number];

export const staticTypeLabels: Record<StaticType, Translated> = {
  text: { pl: 'Tekst', en: 'Text' },
  collection: { pl: 'Grupa', en: 'Collection' },
  image: { pl: 'Obraz', en: 'Image' },
  richText: { pl: 'Tekst formatowany', en: 'Formatted text' },
};

/** The collection whose three elements are edited together on a map (STA-04). */
export const MAP_KEY = 'map';

/** In characters, of an element of type `text`. */
export const LONGEST_TEXT = 2_000;

const crumb = z.object({ id: z.number(), name: TranslatedView });

/** An item as lists and collections show it. */
export const StaticRow = z.object({
  id: z.number(),
  /** The name of its place on the site; it never changes. */
  key: z.string(),
  name: TranslatedView,
  type: z.enum(staticTypes),
  content: TranslatedView,
  imageUrl: z.string().nullable(),
  thumbUrl: z.string().nullable(),
  /** For a collection: the gaps of all its elements. */
  gaps: Gaps,
});
export type StaticRow = z.infer<typeof StaticRow>;

/** STA-10. At the root, id, key and name are null. */
export const StaticCollectionView = z.object({
  id: z.number().nullable(),
  key: z.string().nullable(),
  name: TranslatedView.nullable(),
  type: z.literal('collection'),
  breadcrumbs: z.array(crumb),
  /** Collections come first, then elements. Rows from several collections name the collections above them, from the root. */
  children: z.array(StaticRow.extend({ breadcrumbs: z.array(crumb).optional() })),
});
export type StaticCollectionView = z.infer<typeof StaticCollectionView>;

/** In characters. */
export const SHORTEST_SEARCH = 2;

/** The items that were found, each with its place in the tree. */
export const FoundStaticContent = z.object({
  items: z.array(
    StaticRow.extend({
      /** The collections above it, from the root. */
      breadcrumbs: z.array(crumb),
    }),
  ),
  /** Whether there are more than these. */
  hasMore: z.boolean(),
});
export type FoundStaticContent = z.infer<typeof FoundStaticContent>;

export const StaticElementView = StaticRow.omit({ gaps: true }).extend({
  version: z.number(),
  alt: TranslatedView,
  /** The collections above it, from the root. */
  breadcrumbs: z.array(crumb),
  children: z.array(StaticRow),
});
export type StaticElementView = z.infer<typeof StaticElementView>;

/** STA-11. A field that is left out, or that does not belong to the type of the element, is not changed. */
export const StaticElementInput = z.object({
  content: translated(LONGEST_RICH_TEXT).optional(),
  alt: translated(255).optional(),
  image: ImageInput,
});
export type StaticElementInput = z.infer<typeof StaticElementInput>;

const degrees = (most: number) =>
  z
    .number({ error: 'IS_REQUIRED' })
    .min(-most, { error: 'VALUE_INVALID' })
    .max(most, { error: 'VALUE_INVALID' });

export const StaticMapInput = z.object({
  latitude: degrees(90),
  longitude: degrees(180),
  zoom: z.literal(zooms, { error: 'VALUE_INVALID' }),
});
export type StaticMapInput = z.infer<typeof StaticMapInput>;

export const StaticMapView = StaticMapInput.extend({ version: z.number() });
export type StaticMapView = z.infer<typeof StaticMapView>;

/**
 * An element for the public site, found by its key. A text that is missing in one language is replaced by that of the other one.
 */
export const PublicStaticElement = StaticRow.omit({ id: true, name: true, gaps: true }).extend({
  alt: TranslatedView,
  ...pictureFacts,
});
export type PublicStaticElement = z.infer<typeof PublicStaticElement>;
