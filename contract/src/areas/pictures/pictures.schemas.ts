/** The library of public pictures: what each shows, how it is cropped, and which records use it. */
import { z } from 'zod';
import { Gaps } from '../../shared/content/gaps.ts';
import { ImageInput } from '../../shared/files.ts';
import { TranslatedView, translated } from '../../shared/translated.ts';

const Percent = z
  .int({ error: 'VALUE_INVALID' })
  .min(0, { error: 'VALUE_INVALID' })
  .max(100, { error: 'VALUE_INVALID' });

export const LibraryPictureInput = z.object({
  /** For a new picture: its bytes, or the id of an upload. A stored picture never changes; a replacement is a new picture. */
  image: ImageInput,
  /** A description of the picture for people who cannot see it. A record may describe the same picture in its own words. */
  alt: translated(300),
  /** The point that stays visible where the picture is cropped, in percent from the left and the top. */
  focus: z.object({ x: Percent, y: Percent }),
});
export type LibraryPictureInput = z.infer<typeof LibraryPictureInput>;

export const LibraryPictureRow = z.object({
  id: z.number(),
  fileName: z.string(),
  imageUrl: z.string(),
  thumbUrl: z.string(),
  /** Pixels; null for a picture that cannot be measured. */
  width: z.number().nullable(),
  height: z.number().nullable(),
  /** Bytes. */
  size: z.number(),
  alt: TranslatedView,
  createdAt: z.string(),
  /** How many records use it, former versions included; 1 where only a text without versions has its address. */
  uses: z.number(),
  /** Whether it stays while nothing uses it; any other unused picture is deleted a day after its upload. */
  inLibrary: z.boolean(),
  gaps: Gaps,
});
export type LibraryPictureRow = z.infer<typeof LibraryPictureRow>;

export const PictureUse = z.object({
  entity: z.string(),
  id: z.number(),
  /** Null for callers who may not read the record, and for one that was last saved before versions were stored. */
  name: TranslatedView.nullable(),
  /** False if only former versions use it. */
  isPresent: z.boolean(),
});
export type PictureUse = z.infer<typeof PictureUse>;

export const LibraryPictureView = LibraryPictureRow.omit({ gaps: true }).extend({
  version: z.number(),
  focus: z.object({ x: z.number(), y: z.number() }),
});
export type LibraryPictureView = z.infer<typeof LibraryPictureView>;
