import type {
  LibraryPictureInput,
  LibraryPictureView,
  PictureUse,
} from '@share/contract/areas/pictures/pictures.schemas.ts';
import { eq } from 'drizzle-orm';
import type { Context } from '../../platform/context.ts';
import { sqlStateOf } from '../../platform/database/sql-errors.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { isInTexts } from '../../platform/files/file-mentions.ts';
import { imageUrls } from '../../platform/files/file-urls.ts';
import { type FileRow, files } from '../../platform/files/files.tables.ts';
import { attachImage, prepareImageInput } from '../../platform/files/pictures/resolve-image-input.ts';
import { removeBytes } from '../../platform/files/save-file.ts';
import { changeRecord, removeRecord } from '../../platform/records/record-steps.ts';
import { updateRecord } from '../../platform/records/record-verbs.ts';
import { type EveryFieldOf, readerOf, records } from '../../platform/records/records.ts';
import { Refusal } from '../../platform/refusal.ts';
import { countUses, readUses } from './picture-uses.ts';

const FOREIGN_KEY_VIOLATION = '23503';

/** The name of pictures in the audit trail, and their texts in two languages. */
export const pictureTexts = { entity: 'picture', texts: ['alt'] };

/** The files that are public pictures; any other file does not exist here. */
const pictureRecords = records({
  table: files,
  entity: pictureTexts.entity,
  missing: 'PICTURE_NOT_EXISTS',
  marked: pictureTexts,
  view: async (row, db): Promise<LibraryPictureView> => {
    const { imageUrl, thumbUrl } = imageUrls(row);
    const isPicture = thumbUrl !== null && !row.isPrivate && !row.isAttachment;
    if (!isPicture || imageUrl === null) throw new Refusal('PICTURE_NOT_EXISTS');
    const { id, version, fileName, width, height, size, alt, inLibrary } = row;
    return {
      ...{ id, version, fileName, imageUrl, thumbUrl, width, height, size, alt, inLibrary },
      focus: { x: row.focusX, y: row.focusY },
      createdAt: row.createdAt.toISOString(),
      uses: (await countUses(db, id)) || Number(row.inTexts),
    };
  },
});

const columnsOf = ({ alt, focus }: LibraryPictureInput) =>
  ({
    alt,
    focusX: focus.x,
    focusY: focus.y,
    inLibrary: true,
  }) satisfies EveryFieldOf<Omit<LibraryPictureInput, 'image' | 'focus'>>;

const read = readerOf(pictureRecords);

export const pictureVerbs = {
  read,

  /** Puts a picture into the library, also one that a record has already. */
  create: async (context: Context, input: LibraryPictureInput): Promise<LibraryPictureView> => {
    const image = await prepareImageInput(context, input.image);
    return inTransaction(context, async (tx) => {
      const id = await attachImage(tx, context, image, null);
      if (id === null) throw new Refusal('IMAGE_IS_REQUIRED', 'image');
      return changeRecord({ tx, context }, pictureRecords, { id, ifMatch: null }, () => columnsOf(input));
    });
  },

  /** Changes the description and focus of a picture, at once wherever it is shown; the picture is no longer deleted as unused. */
  update: (context: Context, target: { id: number; ifMatch: number | null }, input: LibraryPictureInput) =>
    updateRecord(context, pictureRecords, target, () => columnsOf(input)),

  /** Deletes a picture that no record uses, neither now nor in a former version. */
  remove: async (context: Context, id: number): Promise<null> => {
    const removed = await removeUnused(context, id);
    await removeBytes(context, removed);
    return null;
  },

  uses: async (context: Context, id: number): Promise<PictureUse[]> => {
    await read(context, id);
    return readUses(context, id);
  },
};

/** Foreign keys decide whether a picture is unused, so there is no race with a save that begins to use it. */
async function removeUnused(context: Context, id: number): Promise<FileRow> {
  try {
    return await inTransaction(context, async (tx) => {
      const removed = await removeRecord({ tx, context }, pictureRecords, id);
      if (await isInTexts(tx, removed.key)) throw new Refusal('PICTURE_IS_IN_TEXTS');
      return removed;
    });
  } catch (error) {
    const isInText = error instanceof Refusal && error.code === 'PICTURE_IS_IN_TEXTS';
    if (!isInText && sqlStateOf(error) !== FOREIGN_KEY_VIOLATION) throw error;
    const uses = await readUses(context, id);
    if (uses.length > 0 || !isInText) throw new Refusal('PICTURE_IS_USED', null, detailsOf(uses));
    await context.db.update(files).set({ inTexts: true }).where(eq(files.id, id));
    throw error;
  }
}

/** More names would make the sentence unreadable. */
const MOST_NAMED = 10;

/** The names of records for the refusal; the screen of the picture lists all of them. */
const detailsOf = (uses: readonly PictureUse[]) => ({
  uses: uses
    .slice(0, MOST_NAMED)
    .map(({ entity, id, isPresent }) => `${entity} ${id}${isPresent ? '' : ' former'}`)
    .join(', '),
  further: Math.max(0, uses.length - MOST_NAMED),
});
