import type { ImageInput } from '@share/contract/shared/files.ts';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { aPicture } from '../../../testing/files/pictures.ts';
import { appForAllTests } from '../../../testing/for-all-tests.ts';
import { bytesInMemory } from '../file-bytes.ts';
import { files } from '../files.tables.ts';
import { storeDocument, storeImage } from '../store-file.ts';
import { attachImage, prepareImageInput } from './resolve-image-input.ts';

const PRESENT = 77;
const test = appForAllTests();

async function resolve(input: ImageInput): Promise<number | null> {
  const image = await prepareImageInput(test.context, input);
  return test.context.db.transaction((tx) => attachImage(tx, test.context, image, PRESENT));
}
const aPng = async () => ({ fileName: 'a.png', bytes: bytesInMemory(await aPicture.png()) });
const base64 = async () => (await aPicture.png()).toString('base64');

describe('OFR-52 the image of a record', () => {
  it.each([undefined, null, {}, { fileName: 'a.png' }])('stays when nothing is sent: %j', async (input) => {
    expect(await resolve(input)).toBe(PRESENT);
  });

  it('is removed when the request says so, whatever else it contains', async () => {
    expect(await resolve({ delete: true, fileName: 'a.png', base64: await base64() })).toBeNull();
  });

  it('becomes the picture that is sent, with or without a name', async () => {
    const id = await resolve({ base64: await base64(), delete: false });
    const [file] = await test.context.db
      .select()
      .from(files)
      .where(eq(files.id, id ?? 0));
    expect(file).toMatchObject({ fileName: 'image.png', contentType: 'image/png', isPrivate: false });
  });

  it('may be a picture that was uploaded before', async () => {
    const { id } = await storeImage(test.context, await aPng());
    expect(await resolve({ fileId: id })).toBe(id);
  });

  it('cannot be a document, a private file or one that does not exist', async () => {
    const text = { fileName: 'a.txt', bytes: bytesInMemory(Buffer.from('text')) };
    const hidden = await storeImage(test.context, await aPng());
    await test.context.db.update(files).set({ isPrivate: true }).where(eq(files.id, hidden.id));
    for (const fileId of [(await storeDocument(test.context, text)).id, hidden.id, 999_999]) {
      await expect(resolve({ fileId })).rejects.toMatchObject({
        code: 'IMAGE_TYPE_OR_SIZE_WRONG',
        path: 'image',
      });
    }
  });

  it.each([
    ['not base64!', 'FILE_DAMAGED'],
    [Buffer.from('%PDF-1.7 is no picture').toString('base64'), 'IMAGE_TYPE_OR_SIZE_WRONG'],
  ])('is refused at its field: %s', async (sent, code) => {
    await expect(resolve({ base64: sent })).rejects.toMatchObject({ code, path: 'image' });
  });
});
