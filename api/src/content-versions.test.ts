/** The history of content, alike in every area. */

import { createAgreement, deleteAgreement } from '@share/contract/areas/agreements/agreements.endpoints.ts';
import { pageVersions } from '@share/contract/areas/pages/pages.endpoints.ts';
import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { cleanUp } from './jobs/clean-up.ts';
import { anAgreementInput } from './testing/content/agreements.ts';
import { both, type Content } from './testing/content/content-inputs.ts';
import { kindsOfContent } from './testing/content/content-kinds.ts';
import { everyEndpoint } from './testing/endpoints/every-endpoint.ts';
import { appForAllTests, callerForAllTests } from './testing/for-all-tests.ts';
import { aSentPicture } from './testing/slides.ts';

const app = appForAllTests();
const call = callerForAllTests(app, 'super admin');
const reader = callerForAllTests(app, { can: ['admin:page:get', 'admin:page:list'] });
const stranger = callerForAllTests(app, { can: ['admin:faq:list'] });
const { kinds, makePage, savePage } = kindsOfContent(app, call);

test('these tests cover every kind of content whose saves are stored', () => {
  const paths = everyEndpoint
    .map(({ endpoint }) => endpoint.path)
    .filter((path) => path.endsWith('/:id/versions'));
  expect(kinds.map(({ versions }) => versions.listVersions.path).toSorted()).toEqual(paths.toSorted());
});

describe.each(kinds)('$name', ({ versions, make, save, textIn, field, gapsOf }) => {
  const read = async (id: number) => (await call(versions.listVersions, { params: { id } })).data;
  const one = (id: number, version: number) => call(versions.getVersion, { params: { id, version } });
  const restore = (id: number, version: number, ifMatch?: number) =>
    call(versions.restoreVersion, { params: { id, version }, ...(ifMatch ? { ifMatch } : {}) });

  test('keeps every save; a former version is looked at and brought back as a new one', async () => {
    const id = await make(both('Pierwsza'));
    expect((await save(id, both('Druga'))).status).toBe(200);
    const [second, first] = await read(id);
    expect(second).toMatchObject({ changed: [field], restored: null, at: expect.any(String) });
    const { data } = await one(id, first?.version ?? 0);
    expect(textIn(data.content)).toEqual(both('Pierwsza'));

    const stale = await restore(id, first?.version ?? 0, first?.version);
    expect([stale.status, stale.codes]).toEqual([412, ['CHANGED_MEANWHILE']]);
    const restored = await restore(id, first?.version ?? 0, second?.version);
    expect([restored.status, restored.codes]).toEqual([200, []]);
    expect(textIn(restored.data as Content)).toEqual(both('Pierwsza'));
    await save(id, { ...both('Pierwsza'), pl: 'Inna' });
    expect(await gapsOf(id)).toEqual(['older-en']);
    await restore(id, (second?.version ?? 0) + 1);
    expect(await gapsOf(id)).toEqual([]);
    expect((await read(id))[2]).toMatchObject({
      version: (second?.version ?? 0) + 1,
      restored: first?.version,
      changed: [field],
    });
    expect((await one(id, 999)).codes).toEqual(['VERSION_NOT_EXISTS']);
  });
});

const restorePage = (id: number, version: number) =>
  call(pageVersions.restoreVersion, { params: { id, version } });

describe('bringing back', () => {
  test('needs the permission to change; looking needs that to read', async () => {
    const { id } = await makePage();
    const calls = async (by: typeof reader) => [
      (await by(pageVersions.listVersions, { params: { id } })).status,
      (await by(pageVersions.getVersion, { params: { id, version: 1 } })).status,
      (await by(pageVersions.listGaps, { params: { id } })).status,
      (await by(pageVersions.restoreVersion, { params: { id, version: 1 } })).status,
      (await by(pageVersions.confirmLanguages, { params: { id } })).status,
    ];
    expect(await calls(reader)).toEqual([200, 200, 200, 403, 403]);
    expect(await calls(stranger)).toEqual([403, 403, 403, 403, 403]);
  });

  test('is refused by the rules of today: another page has the slug by now', async () => {
    const { id } = await makePage({ slug: { pl: 'stary', en: 'old' } });
    await savePage(id, { slug: { pl: 'nowy', en: 'new' } });
    await makePage({ slug: { pl: 'stary', en: 'taken' } });
    const refused = await restorePage(id, 1);
    expect(refused.errors.map(({ code, path }) => [code, path])).toEqual([['PAGE_SLUG_EXIST', 'slug.pl']]);
  });

  test('brings picture and attachments back without storing them again', async () => {
    const pdf = Buffer.from('%PDF-1.7\n%%EOF\n').toString('base64');
    const made = await makePage({
      image: await aSentPicture('house.png'),
      attachments: [{ displayName: 'Regulamin', file: { fileName: 'a.pdf', base64: pdf } }],
    });
    await savePage(made.id, { image: { delete: true }, attachments: [] });
    const files = async () => (await app.context.db.execute(sql`SELECT FROM files`)).rowCount;
    const before = await files();
    const { data } = await restorePage(made.id, 1);
    expect(data).toEqual({ ...made, version: 3 });
    expect(await files()).toBe(before);
  });

  test('is refused when a file was let go, three months after the version was replaced; it names the file', async () => {
    const { id } = await makePage({ image: await aSentPicture('house.png') });
    await savePage(id, { image: { delete: true } });
    const links = async () =>
      (
        await app.context.db.execute(sql`
        SELECT FROM record_version_files f JOIN record_versions v ON v.id = f.version_id WHERE v.record_id = ${id} AND entity = 'page'`)
      ).rowCount;
    const replacedDaysAgo = (days: number) =>
      app.context.db.execute(sql`UPDATE record_versions SET at = ${new Date(Date.now() - days * 86_400_000)}
        WHERE entity = 'page' AND record_id = ${id} AND version = 2`);
    await replacedDaysAgo(89);
    await cleanUp(app.context);
    expect(await links()).toBe(1);
    await replacedDaysAgo(91);
    await cleanUp(app.context);
    expect(await links()).toBe(0);
    await app.context.db.execute(sql`DELETE FROM files WHERE file_name = 'house.png' AND NOT EXISTS (
      SELECT FROM record_version_files f WHERE f.file_id = files.id) AND NOT EXISTS (
      SELECT FROM pages p WHERE p.image_file_id = files.id)`);
    const { data } = await call(pageVersions.getVersion, { params: { id, version: 1 } });
    expect(data.filesGone).toEqual(['house.png']);
    expect((await restorePage(id, 1)).codes).toEqual(['VERSION_FILE_GONE']);
  });
});

test('the first save of a record from before keeps its former state', async () => {
  const { id } = await makePage({ title: both('Dawna') });
  await app.context.db.execute(sql`DELETE FROM record_versions WHERE entity = 'page' AND record_id = ${id}`);
  expect((await call(pageVersions.listVersions, { params: { id } })).data).toEqual([]);
  await savePage(id, { title: both('Nowa') });
  const { data } = await call(pageVersions.listVersions, { params: { id } });
  expect(data.map(({ version, changed }) => [version, changed])).toEqual([
    [2, ['title']],
    [1, null],
  ]);
  expect(data[1]?.at).not.toBeNull();
});

test('a deleted record takes its versions along', async () => {
  const { data } = await call(createAgreement, { body: anAgreementInput() });
  await call(deleteAgreement, { params: { id: data.id } });
  const { rows } = await app.context.db.execute(sql`
    SELECT 1 FROM record_versions WHERE entity = 'agreement' AND record_id = ${data.id}
    UNION ALL SELECT 1 FROM record_languages WHERE entity = 'agreement' AND record_id = ${data.id}`);
  expect(rows).toEqual([]);
});
