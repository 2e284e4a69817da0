import { uploadFile } from '@share/contract/areas/files/files.endpoints.ts';
import { uploadInvestorDocument } from '@share/contract/areas/offers/offer-documents.endpoints.ts';
import * as endpoints from '@share/contract/areas/pages/pages.endpoints.ts';
import type { PageInput } from '@share/contract/areas/pages/pages.schemas.ts';
import { expect, test } from 'vitest';
import { aDocument } from '../../testing/files/documents.ts';
import { aPicture } from '../../testing/files/pictures.ts';
import { appForAllTests, callerForAllTests } from '../../testing/for-all-tests.ts';
import { aPageInput } from '../../testing/pages.ts';
import { aUser, bearerOf } from '../../testing/people.ts';

const app = appForAllTests();
const call = callerForAllTests(app, {
  can: ['admin:page:get', 'admin:page:create', 'admin:page:edit', 'admin:offer:edit'],
});

type Sent = PageInput['attachments'];

const aFile = (fileName: string, bytes: Uint8Array = aDocument.pdf) => ({
  fileName,
  base64: Buffer.from(bytes).toString('base64'),
});
const slug = (name: string) => ({ pl: name, en: `${name}-en` });
const save = (attachments: Sent, id?: number) =>
  id === undefined
    ? call(endpoints.createPage, { body: aPageInput({ attachments }) })
    : call(endpoints.updatePage, {
        params: { id },
        body: aPageInput({ attachments, slug: slug(`p-${id}`) }),
      });
const upload = (bytes: Uint8Array, fileName: string) =>
  call(endpoints.uploadPageAttachment, { body: aFile(fileName, bytes) });
const fetched = (url: string) => app.app.http.inject({ method: 'GET', url });

test('PAG-14 attachments are documents and images, in their order, under names that occur once', async () => {
  const { data } = await save([
    { displayName: 'Plan', file: aFile('plan.pdf') },
    { displayName: 'Plan', file: aFile('photo.jpg', await aPicture.jpg()) },
  ]);
  expect(data.attachments).toMatchObject([
    { position: 1, displayName: 'Plan', fileName: 'plan.pdf', size: aDocument.pdf.length },
    { position: 2, displayName: 'Plan (1)', fileName: 'photo.jpg' },
  ]);
  for (const { url } of data.attachments) expect((await fetched(url)).statusCode).toBe(200);
});

test('PAG-11 a stored attachment that is left out is deleted, one that is sent stays with its file', async () => {
  const { data } = await save([
    { displayName: 'a', file: aFile('a.pdf') },
    { displayName: 'b', file: aFile('b.pdf') },
  ]);
  const [, second] = data.attachments;
  const kept = await save([{ id: second?.id, displayName: 'renamed' }], data.id);
  expect(kept.data.attachments).toEqual([{ ...second, position: 1, displayName: 'renamed' }]);
});

test('a file may be uploaded before the page is saved', async () => {
  const stored = (await upload(aDocument.pdf, 'first.pdf')).data;
  expect(stored).toMatchObject({ fileName: 'first.pdf', url: expect.stringContaining('/api/files/') });
  const { data } = await save([{ displayName: 'First', file: { fileId: stored.id } }]);
  expect(data.attachments).toMatchObject([{ fileId: stored.id, url: stored.url }]);
});

test('PAG-13 another type is refused at its attachment, all of them at once', async () => {
  const program = Buffer.from('MZ\u0090\u0000', 'latin1');
  const refused = await save([
    { displayName: 'a', file: aFile('a.pdf', program) },
    { displayName: 'b', file: aFile('b.pdf') },
    { displayName: 'c', file: aFile('c.html', Buffer.from('<!doctype html><script>x()</script>')) },
  ]);
  expect(refused.errors.map(({ code, path }) => [path, code])).toEqual([
    ['attachments.0.file', 'FILE_TYPE_OR_SIZE_WRONG'],
    ['attachments.2.file', 'FILE_TYPE_OR_SIZE_WRONG'],
  ]);
  expect((await upload(program, 'a.pdf')).codes).toEqual(['FILE_TYPE_OR_SIZE_WRONG']);
});

test('CON-20 an attachment is below a hundred million bytes; an image may be larger than the pictures of a page', {
  tags: 'thorough',
}, async () => {
  const large = Buffer.concat([await aPicture.jpg()], 10_000_001);
  expect((await upload(large, 'scan.jpg')).data.fileName).toBe('scan.jpg');
  expect((await upload(new Uint8Array(100_000_000).fill(0x61), 'a.txt')).codes).toEqual([
    'FILE_TYPE_OR_SIZE_WRONG',
  ]);
});

test('a file is public while a page shows it; staff can always read it', async () => {
  const { data } = await save([{ displayName: 'a', file: aFile('a.pdf') }]);
  const [attachment] = data.attachments;
  const url = attachment?.url ?? '';
  const file = { id: attachment?.id, displayName: 'a' };
  const hide = { active: false, slug: slug(`p-${data.id}`), attachments: [file] };
  expect((await fetched(url)).statusCode).toBe(200);
  await call(endpoints.updatePage, { params: { id: data.id }, body: aPageInput(hide) });
  expect((await fetched(url)).statusCode).toBe(404);
  const address = `/api/admin/page/attachment-file/${attachment?.fileId}`;
  const authorization = await bearerOf(app.context, await aUser(app.context, { can: ['admin:page:get'] }));
  const forStaff = await app.app.http.inject({ method: 'GET', url: address, headers: { authorization } });
  expect([forStaff.statusCode, forStaff.rawPayload.length]).toEqual([200, aDocument.pdf.length]);
  await call(endpoints.updatePage, {
    params: { id: data.id },
    body: aPageInput({ ...hide, active: true, visibleUntil: '2999-01-01 00:00:00' }),
  });
  expect((await fetched(url)).statusCode).toBe(200);
  await save([], data.id);
  expect((await fetched(url)).statusCode).toBe(404);
});

test('R18 an image loses the metadata of its camera', async () => {
  const { data } = await upload(await aPicture.jpg(), 'photo.jpg');
  expect((await fetched(data.url)).rawPayload.toString('latin1')).not.toContain('secret place');
});

test('an attachment needs a file and a name', async () => {
  const { errors } = await save([{ displayName: 'a' }]);
  expect(errors).toMatchObject([{ code: 'FILE_IS_REQUIRED', path: 'attachments.0.file' }]);
  const stored = (await save([{ displayName: 'a', file: aFile('a.pdf') }])).data;
  const [attachment] = stored.attachments;
  const flagged = await save([{ id: attachment?.id, displayName: 'a', file: { delete: true } }], stored.id);
  expect(flagged.errors).toMatchObject([{ code: 'FILE_IS_REQUIRED', path: 'attachments.0.file' }]);
  const nameless = await save([{ displayName: ' ', file: aFile('a.pdf') }]);
  expect(nameless.errors).toMatchObject([{ code: 'IS_REQUIRED', path: 'attachments.0.displayName' }]);
});

test('no page publishes a private file, or takes the attachment of another page, by its id', async () => {
  const secret = (await call(uploadInvestorDocument, { body: aFile('secret.pdf') })).data;
  const refused = await save([{ displayName: 'a', file: { fileId: secret.id } }]);
  expect(refused.errors).toMatchObject([{ code: 'FILE_TYPE_OR_SIZE_WRONG', path: 'attachments.0.file' }]);
  const other = (await save([{ displayName: 'a', file: aFile('a.pdf') }])).data;
  const mine = (await save([])).data;
  const [foreign] = other.attachments;
  const file = { fileId: (await call(uploadFile, { body: aFile('b.pdf') })).data.id };
  const answer = await save([{ id: foreign?.id, displayName: 'b', file }], mine.id);
  expect(answer.errors).toMatchObject([{ code: 'VALUE_INVALID', path: 'attachments.0.id' }]);
});
