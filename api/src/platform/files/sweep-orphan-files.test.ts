import { createOffer, deleteOffer, updateOffer } from '@share/contract/areas/offers/offers.endpoints.ts';
import type { OfferInputDraft } from '@share/contract/areas/offers/offers.schemas.ts';
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { aPicture } from '../../testing/files/pictures.ts';
import { anElement, anInvestorDocument, anOfferInput, aSection } from '../../testing/offers.ts';
import { anInvestor } from '../../testing/people.ts';
import { aTestApp, type Caller, type TestApp } from '../../testing/test-app.ts';
import { bytesInMemory } from './file-bytes.ts';
import { fileUrl, thumbUrl } from './file-urls.ts';
import { type FileRow, files } from './files.tables.ts';
import { prepareDocument, storeDocument, storeImage } from './store-file.ts';
import { sweepOrphanFiles } from './sweep-orphan-files.ts';

let test: TestApp;
let editor: Caller;

beforeEach(async () => {
  test = await aTestApp();
  editor = await test.as('super admin');
});
afterEach(() => test.close());

const aStoredImage = async () =>
  storeImage(test.context, { fileName: 'a.png', bytes: bytesInMemory(await aPicture.png()) });
const aText = { fileName: 'a.txt', bytes: bytesInMemory(Buffer.from('text')) };
const anOffer = async (fields: Partial<OfferInputDraft>) =>
  (await editor(createOffer, { body: anOfferInput(fields) })).data;

const sweepAfter = async (hours: number) => {
  test.setClock(new Date(Date.now() + hours * 3_600_000));
  await sweepOrphanFiles(test.services);
};
const storedKeys = async () => (await test.context.db.select().from(files)).map(({ key }) => key).sort();
const keysOf = (...rows: FileRow[]) => rows.map(({ key }) => key).sort();
const places = async () => {
  const found: string[] = [];
  for (const prefix of ['public/', 'private/']) {
    for await (const { key } of test.services.files.list(prefix)) found.push(key);
  }
  return found;
};

describe('I-30 the sweep', () => {
  it('deletes a file and its bytes when nothing has referred to it for a day, and not before', async () => {
    const image = await aStoredImage();
    const secret = await storeDocument(test.context, aText, 'private');
    await sweepAfter(23);
    expect(await storedKeys()).toEqual(keysOf(image, secret));
    await sweepAfter(25);
    expect(await storedKeys()).toEqual([]);
    expect(await places()).toEqual([]);
  });

  it('keeps what an accepted agreement shows, whichever of many copies and texts it is', async () => {
    const [first, second] = [await aStoredImage(), await aStoredImage()];
    await aStoredImage();
    const { id } = await anInvestor(test.context);
    const accept = (content: string, sha: string) =>
      test.context.db.execute(sql`
        INSERT INTO user_agreements (user_id, target, type, is_required, is_accepted, name, content, content_sha256, created_at)
        SELECT ${id}, 'register', 'data-processing', true, true, '{"pl":"","en":""}', jsonb_build_object('pl', ${content}::text, 'en', ''),
          repeat(${sha}, 64), now() FROM generate_series(1, 3)`);
    await accept(`<img src="${fileUrl(first.key, 'a.png')}">`, 'a');
    await accept('<p>Zgoda.</p>', 'b');
    await accept(`<img src="${fileUrl(second.key, 'a.png')}">`, 'c');
    await sweepAfter(25);
    expect(await storedKeys()).toEqual(keysOf(first, second));
  });

  it('keeps the picture of a record until another one replaces it and no saved version refers to it', async () => {
    const [first, second] = [await aStoredImage(), await aStoredImage()];
    const offer = await anOffer({ image: { fileId: first.id } });
    await sweepAfter(25);
    expect(await storedKeys()).toEqual(keysOf(first));
    test.setClock(null);
    const next = await aStoredImage();
    await editor(updateOffer, {
      params: { id: offer.id },
      body: anOfferInput({ image: { fileId: next.id } }),
    });
    await sweepAfter(25);
    expect(await storedKeys()).toEqual(keysOf(first, next));
    await test.context.db.execute(sql`DELETE FROM record_version_files WHERE file_id = ${first.id}`);
    await sweepAfter(25);
    expect(await storedKeys()).toEqual(keysOf(next));
    expect((await places()).some((place) => place.includes(second.key))).toBe(false);
    expect((await places()).filter((place) => place.includes(next.key)).length).toBe(2);
  });

  it('keeps files that rich text shows or links to, in either language, also through their thumbnails', async () => {
    const [shown, small, linked] = [
      await aStoredImage(),
      await aStoredImage(),
      await storeDocument(test.context, aText),
    ];
    await anOffer({
      mainDescription: {
        pl: `<p><img src="${fileUrl(shown.key, shown.fileName)}"><img src="${thumbUrl(small)}"></p>`,
        en: `<p><a href="${fileUrl(linked.key, linked.fileName)}">text</a></p>`,
      },
    });
    await sweepAfter(25);
    expect(await storedKeys()).toEqual(keysOf(shown, small, linked));
  });

  it("keeps the files of an offer's content until the offer is deleted", async () => {
    const offer = await anOffer({
      sections: [aSection(anElement('gallery'), anElement('text', { children: [anElement('attachments')] }))],
      investorDocuments: [anInvestorDocument()],
    });
    const stored = await storedKeys();
    expect(stored).toHaveLength(4);
    await sweepAfter(25);
    expect(await storedKeys()).toEqual(stored);
    test.setClock(null);
    await editor(deleteOffer, { params: { id: offer.id } });
    await sweepAfter(25);
    expect(await storedKeys()).toEqual([]);
    expect(await places()).toEqual([]);
  });

  it('deletes bytes whose record was never saved', async () => {
    await prepareDocument(test.context, aText);
    expect((await places()).length).toBe(1);
    await sweepAfter(23);
    expect((await places()).length).toBe(1);
    await sweepAfter(25);
    expect(await places()).toEqual([]);
  });
});
