import { downloadAttachment } from '@share/contract/areas/offers/offer-documents.endpoints.ts';
import { createOffer, deleteOffer } from '@share/contract/areas/offers/offers.endpoints.ts';
import {
  createSectionPattern,
  deleteSectionPattern,
  getSectionPattern,
  listSectionPatterns,
  renameSectionPattern,
  type SectionPatternView,
} from '@share/contract/areas/offers/section-patterns.endpoints.ts';
import { deletePicture } from '@share/contract/areas/pictures/pictures.endpoints.ts';
import { beforeEach, expect, test } from 'vitest';
import { bytesInMemory } from '../../../platform/files/file-bytes.ts';
import { files } from '../../../platform/files/files.tables.ts';
import { storeDocument } from '../../../platform/files/store-file.ts';
import { sweepOrphanFiles } from '../../../platform/files/sweep-orphan-files.ts';
import { auditEntries } from '../../../platform/records/audit.ts';
import { aPicture } from '../../../testing/files/pictures.ts';
import { anElement, anOfferInput, aSection, oneOfEachElement } from '../../../testing/offers.ts';
import { aTestApp, type Caller, type TestApp } from '../../../testing/test-app.ts';

let app: TestApp;
let editor: Caller;

beforeEach(async () => {
  app = await aTestApp();
  editor = await app.as({ can: ['admin:offer:edit'] });
  return () => app.close();
});

const store = async (name: string, section = aSection(anElement('text')), by = editor) =>
  by(createSectionPattern, { body: { name, section } });
const names = async (by = editor) => (await by(listSectionPatterns, {})).data.map(({ name }) => name);
const picture = async () => ({ fileName: 'dom.png', base64: (await aPicture.png()).toString('base64') });
const fileOf = ({ section: { elements } }: SectionPatternView): number => {
  const [element] = elements;
  return element?.type === 'image' ? (element.data.fileId ?? 0) : 0;
};
const storedFiles = async () => (await app.context.db.select().from(files)).length;
const sweepInTwoDays = async () => {
  app.setClock(new Date(Date.now() + 48 * 3_600_000));
  await sweepOrphanFiles(app.services);
  app.setClock(null);
};

test('all staff who create or edit offers store, read and rename patterns, and who edits them deletes them; nobody else', async () => {
  const { data: pattern } = await store('Zespół', aSection(...oneOfEachElement()));
  const { data: further } = await store('Łodzie');
  await store('analiza');
  const creator = await app.as({ can: ['admin:offer:create'] });
  expect(await names(creator)).toEqual(['analiza', 'Łodzie', 'Zespół']);
  await editor(deleteSectionPattern, { params: { id: further.id } });
  const { data: read } = await creator(getSectionPattern, { params: { id: pattern.id } });
  expect(read).toEqual(pattern);
  expect(read.section.elements).toHaveLength(oneOfEachElement().length);
  const renamed = await creator(renameSectionPattern, {
    params: { id: pattern.id },
    body: { name: 'Ludzie' },
  });
  expect(renamed.data).toEqual({ ...pattern, version: 2, name: 'Ludzie' });
  expect((await creator(deleteSectionPattern, { params: { id: pattern.id } })).status).toBe(403);
  expect((await editor(deleteSectionPattern, { params: { id: pattern.id } })).status).toBe(200);
  expect(await names()).toEqual(['analiza']);
  expect((await editor(getSectionPattern, { params: { id: pattern.id } })).codes).toEqual([
    'SECTION_PATTERN_NOT_EXISTS',
  ]);

  const reader = await app.as({ can: ['admin:offer:get', 'admin:offer:list'] });
  expect((await reader(listSectionPatterns, {})).status).toBe(403);
  expect((await store('x', undefined, reader)).status).toBe(403);
});

test('a pattern is checked and cleaned as a section of an offer is', async () => {
  expect((await store('  ')).codes).toEqual(['NAME_IS_EMPTY']);
  const untyped = aSection({ ...anElement('text'), type: '' as 'text' });
  expect((await store('Bez typu', untyped)).codes).toEqual(['ELEMENT_TYPE_MISSING']);
  const twice = anElement('text');
  expect((await store('Dwa razy', aSection(twice, twice))).codes).toEqual(['VALUE_INVALID']);
  const script = '<p>Tekst</p><script>alert(1)</script>';
  const unsafe = anElement('text', { data: { content: { pl: script, en: script } } });
  const { data } = await store('Skrypt', aSection(unsafe));
  expect(data.section.elements[0]?.data).toEqual({ content: { pl: '<p>Tekst</p>', en: '<p>Tekst</p>' } });
});

test('the files of a pattern stay when its offer no longer has them, and go with the pattern', async () => {
  const image = anElement('image', {
    data: { description: { pl: '', en: '' }, file: await picture() },
  });
  const creator = await app.as('super admin');
  const { data: offer } = await creator(createOffer, { body: anOfferInput({ sections: [aSection(image)] }) });
  const stored = offer.sections[0]?.elements[0]?.data as { fileId: number; imageUrl: string };
  const own = anElement('image', {
    data: { description: { pl: '', en: '' }, file: { fileId: stored.fileId } },
  });
  const { data: pattern } = await store('Zdjęcie', aSection(own));
  expect(pattern.section.elements[0]?.data).toMatchObject(stored);
  const other = anElement('image', { data: { description: { pl: '', en: '' }, file: await picture() } });
  const { data: fresh } = await store('Własne', aSection(other));

  await sweepInTwoDays();
  expect(await storedFiles()).toBe(2);
  const refused = (await creator(deletePicture, { params: { id: fileOf(fresh) } })).errors[0];
  expect(refused).toMatchObject({
    code: 'PICTURE_IS_USED',
    message: expect.stringContaining(`wzór sekcji ${fresh.id}`),
  });
  await editor(deleteSectionPattern, { params: { id: fresh.id } });
  await sweepInTwoDays();
  expect(await storedFiles()).toBe(1);
});

test('a section begins with a pattern and its attachments, wherever they come from', async () => {
  const creator = await app.as('super admin');
  const document = (file: object) =>
    anElement('attachments', { data: { items: [{ displayName: 'Plan', file }] } });
  // The test reads the bytes of an answer as JSON.
  const upload = { fileName: 'plan.txt', base64: Buffer.from('{}').toString('base64') };
  const fileIn = (section: SectionPatternView['section'] | undefined) => {
    const element = section?.elements[0];
    return element?.type === 'attachments' ? (element.data.items[0]?.fileId ?? 0) : 0;
  };
  const use = (fileId: number) =>
    creator(createOffer, { body: anOfferInput({ sections: [aSection(document({ fileId }))] }) });
  // This pattern comes from an offer that was never saved.
  const { data: unsaved } = await store('Nowe', aSection(document(upload)));
  expect((await use(fileIn(unsaved.section))).codes).toEqual([]);
  // The offer of this pattern is deleted.
  const { data: former } = await creator(createOffer, {
    body: anOfferInput({ sections: [aSection(document(upload))] }),
  });
  const fileId = fileIn(former.sections[0]);
  await store('Z oferty', aSection(document({ fileId })));
  await creator(deleteOffer, { params: { id: former.id } });
  expect((await creator(downloadAttachment, { params: { fileId } })).status).toBe(200);
  expect((await use(fileId)).codes).toEqual([]);
});

test('a private file never becomes part of a pattern, and one that is unknown is refused', async () => {
  const unknown = anElement('image', { data: { description: { pl: '', en: '' }, file: { fileId: 999 } } });
  expect((await store('Obce', aSection(unknown))).codes).toEqual(['IMAGE_TYPE_OR_SIZE_WRONG']);
  const secret = await storeDocument(
    app.context,
    { fileName: 'a.txt', bytes: bytesInMemory(Buffer.from('tajne')) },
    'private',
  );
  const item = { displayName: 'Umowa', file: { fileId: secret.id } };
  const leak = anElement('attachments', { data: { items: [item] } });
  expect((await store('Tajne', aSection(leak))).codes).toEqual(['FILE_TYPE_NOT_ALLOWED']);
});

test('the journal names who stored, renamed and deleted a pattern', async () => {
  const { data } = await store('Zespół');
  await editor(renameSectionPattern, { params: { id: data.id }, body: { name: 'Ludzie' } });
  await editor(deleteSectionPattern, { params: { id: data.id } });
  const entries = await app.context.db.select().from(auditEntries);
  const own = entries.filter(({ entity }) => entity === 'sectionPattern');
  expect(own.map(({ action, entityId }) => [action, entityId])).toEqual(
    ['create', 'update', 'delete'].map((verb) => [`sectionPattern.${verb}`, data.id]),
  );
});
