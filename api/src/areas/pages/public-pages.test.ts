import { randomUUID } from 'node:crypto';
import * as endpoints from '@share/contract/areas/pages/pages.endpoints.ts';
import type { PageInput } from '@share/contract/areas/pages/pages.schemas.ts';
import * as publicReading from '@share/contract/areas/pages/public-pages.endpoints.ts';
import { expect, test } from 'vitest';
import { aDocument } from '../../testing/files/documents.ts';
import { appForAllTests, callerForAllTests } from '../../testing/for-all-tests.ts';
import { aPageInput } from '../../testing/pages.ts';

const app = appForAllTests();
const staff = callerForAllTests(app, { can: ['admin:page:create', 'admin:page:edit', 'admin:page:delete'] });
const investor = callerForAllTests(app, { isAdmin: false });

const create = async (fields: Partial<PageInput>) =>
  (await staff(endpoints.createPage, { body: aPageInput(fields) })).data;
const update = (id: number, fields: Partial<PageInput>) =>
  staff(endpoints.updatePage, { params: { id }, body: aPageInput(fields) });
const read = (idOrSlug: string | number, by = app.asVisitor) =>
  by(publicReading.getPublicPage, { params: { idOrSlug: String(idOrSlug) } });
const listed = async () =>
  (await app.asVisitor(publicReading.listPublicPages)).data.items.map(({ id }) => id);

test('visitors read an active page by its id and its slugs, in both languages', async () => {
  const file = { fileName: 'plan.pdf', base64: Buffer.from(aDocument.pdf).toString('base64') };
  const { id } = await create({
    slug: { pl: 'o-firmie', en: 'company' },
    content: { pl: '', en: '<p>Who we are</p>' },
    subTitle: { pl: 'Kim jesteśmy', en: ' ' },
    attachments: [{ displayName: 'Plan', file }],
  });
  const { data } = await read('company');
  expect(data).toMatchObject({
    id,
    slug: { pl: 'o-firmie', en: 'company' },
    content: { pl: '<p>Who we are</p>', en: '<p>Who we are</p>' },
    subTitle: { pl: 'Kim jesteśmy', en: 'Kim jesteśmy' },
    attachments: [{ displayName: 'Plan', fileName: 'plan.pdf' }],
  });
  for (const internal of ['version', 'active', 'visibleFrom']) expect(data).not.toHaveProperty(internal);
  for (const address of [id, 'o-firmie']) expect((await read(address)).data).toEqual(data);
  expect(await listed()).toContain(id);
});

test('a former slug leads to the page, until another page takes it', async () => {
  const { id } = await create({ slug: { pl: 'dawna', en: 'former' } });
  await update(id, { slug: { pl: 'nowa', en: 'new' } });
  expect((await read('dawna')).data).toMatchObject({ id, slug: { pl: 'nowa', en: 'new' } });
  const other = await create({ slug: { pl: 'dawna', en: 'another' } });
  expect((await read('dawna')).data.id).toBe(other.id);
});

test('ERR-70 an inactive page does not exist for visitors; only staff learn that it is not active', async () => {
  const { id } = await create({ slug: { pl: 'stara', en: 'old' } });
  await update(id, { slug: { pl: 'ukryta', en: 'hidden' }, active: false });
  for (const address of [id, 'ukryta', 'hidden', 'stara', 'old']) {
    for (const by of [app.asVisitor, investor]) {
      const { status, codes } = await read(address, by);
      expect([address, status, codes]).toEqual([address, 404, ['PAGE_NOT_EXISTS']]);
    }
    expect((await read(address, staff)).codes).toEqual(['PAGE_NOT_ACTIVE']);
  }
  expect(await listed()).not.toContain(id);
});

test.each([
  ['is not shown yet', { visibleFrom: '2999-01-01 00:00:00' }],
  ['is shown no longer', { visibleUntil: '2000-01-01 00:00:00' }],
  ['is switched off', { active: false }],
])('a former slug does not open a page that %s, and opens it once it is shown', async (_, hiding) => {
  const unique = randomUUID();
  const former = { pl: `dawna-${unique}`, en: `former-${unique}` };
  const { id } = await create({ slug: former });
  const present = { slug: { pl: `obecna-${unique}`, en: `present-${unique}` } };
  await update(id, { ...present, ...hiding });
  for (const address of Object.values(former))
    expect((await read(address)).codes).toEqual(['PAGE_NOT_EXISTS']);
  await update(id, { ...present, active: true, visibleFrom: null, visibleUntil: null });
  for (const address of Object.values(former)) expect((await read(address)).data.id).toBe(id);
});

test('a deleted page exists for nobody, under none of its addresses', async () => {
  const { id } = await create({ slug: { pl: 'usunieta', en: 'deleted' } });
  await update(id, { slug: { pl: 'pozniej', en: 'later' } });
  await staff(endpoints.deletePage, { params: { id } });
  for (const address of [id, 'usunieta', 'pozniej', 'later'])
    for (const by of [app.asVisitor, staff])
      expect((await read(address, by)).codes).toEqual(['PAGE_NOT_EXISTS']);
});

test('a page is shown from its first second until before its last', async () => {
  const { id } = await create({
    slug: { pl: 'czasowa', en: 'timed' },
    visibleFrom: '2026-10-25 02:30:00',
    visibleUntil: '2026-10-25 03:00:00',
  });
  const codesAt = async (instant: string) => {
    app.setClock(new Date(instant));
    const answers = [await read('timed'), await read(id)].flatMap(({ codes }) => codes);
    const isListed = (await listed()).includes(id);
    app.setClock(null);
    return [isListed, ...new Set(answers)];
  };
  // In Warsaw 2:30 comes twice in that night; the later one counts.
  expect(await codesAt('2026-10-25T00:30:00Z')).toEqual([false, 'PAGE_NOT_EXISTS']);
  expect(await codesAt('2026-10-25T01:29:59.999Z')).toEqual([false, 'PAGE_NOT_EXISTS']);
  expect(await codesAt('2026-10-25T01:30:00Z')).toEqual([true]);
  expect(await codesAt('2026-10-25T01:59:59.999Z')).toEqual([true]);
  expect(await codesAt('2026-10-25T02:00:00Z')).toEqual([false, 'PAGE_NOT_EXISTS']);
});
