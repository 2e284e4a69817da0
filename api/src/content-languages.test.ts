/** Gaps in the languages of content, alike in every area. */
import {
  listFeaturedOffers,
  updateFeaturedOffer,
} from '@share/contract/areas/featured-offers/featured-offers.endpoints.ts';
import { getHome } from '@share/contract/areas/home/home.endpoints.ts';
import { getLanguages } from '@share/contract/areas/languages/languages.endpoints.ts';
import { listPages, pageVersions } from '@share/contract/areas/pages/pages.endpoints.ts';
import { createSeries, deleteSeries } from '@share/contract/areas/series/series.endpoints.ts';
import type { LanguageEndpoints } from '@share/contract/shared/content/language-endpoints.ts';
import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { markContent } from './jobs/mark-content.ts';
import { gapsIn } from './testing/content/content-inputs.ts';
import { kindsOfContent } from './testing/content/content-kinds.ts';
import { appForAllTests, callerForAllTests } from './testing/for-all-tests.ts';
import { holdLock } from './testing/held-lock.ts';
import { aSeriesInput } from './testing/series.ts';

const app = appForAllTests();
const call = callerForAllTests(app, 'super admin');
const stranger = callerForAllTests(app, { can: ['admin:faq:list'] });
const { kinds, marked, makePage, savePage } = kindsOfContent(app, call);

describe.each([
  ...kinds.map((kind) => ({ ...kind, languages: kind.versions as LanguageEndpoints })),
  ...marked,
])('$name', ({ languages, make, save, gapsOf }) => {
  test('is marked where a language is missing or was overtaken, until that is mended or confirmed', async () => {
    const id = await make({ pl: '<p>Kot</p>', en: '<p>Cat</p>' });
    expect(await gapsOf(id)).toEqual([]);
    await save(id, { pl: '<p>Pies</p>', en: '<p>Cat</p>' });
    expect(await gapsOf(id)).toEqual(['older-en']);
    const { data } = await call(languages.listGaps, { params: { id } });
    expect(data.map(({ gap }) => gap)).toEqual(['older-en']);
    await save(id, { pl: '<p>Pies</p>', en: '<p>Dog</p>' });
    expect(await gapsOf(id)).toEqual([]);
    await save(id, { pl: '<p>Pies</p>', en: '<p>A dog</p>' });
    expect(await gapsOf(id)).toEqual(['older-pl']);
    expect((await call(languages.confirmLanguages, { params: { id } })).status).toBe(200);
    expect(await gapsOf(id)).toEqual([]);
  });

  test('a change that is taken back, and one of formats alone, leave no mark', async () => {
    const id = await make({ pl: '<p>Kot</p>', en: '<p>Cat</p>' });
    await save(id, { pl: '<p>Pies</p>', en: '<p>Cat</p>' });
    await save(id, { pl: '<p>Pies i kot</p>', en: '<p>Cat</p>' });
    expect(await gapsOf(id)).toEqual(['older-en']);
    await save(id, { pl: '<p><strong>Kot</strong></p>', en: '<p>Cat</p>' });
    expect(await gapsOf(id)).toEqual([]);
  });

  test('what was changed since it was looked at is not confirmed', async () => {
    const id = await make({ pl: '<p>Kot</p>', en: '<p>Cat</p>' });
    const seen = (await save(id, { pl: '<p>Pies</p>', en: '<p>Cat</p>' })).data.version;
    await save(id, { pl: '<p>Pies i kot</p>', en: '<p>Cat</p>' });
    const params = { id };
    const refused = await call(languages.confirmLanguages, { params, ifMatch: seen });
    expect([refused.status, refused.codes]).toEqual([412, ['CHANGED_MEANWHILE']]);
    expect(await gapsOf(id)).toEqual(['older-en']);
    expect((await call(languages.confirmLanguages, { params, ifMatch: seen + 1 })).status).toBe(200);
    expect(await gapsOf(id)).toEqual([]);
  });
});

test('a save that is under way is waited for: what it stores is not confirmed', async () => {
  const { id } = await makePage({ title: { pl: 'Kot', en: 'Cat' } });
  const { data: seen } = await savePage(id, { title: { pl: 'Pies', en: 'Cat' } });
  const save = await holdLock(app.databaseUrl, 'UPDATE pages SET version = version + 1 WHERE id = $1', [id]);
  await save.query(`UPDATE record_languages SET gaps = gaps WHERE entity = 'page' AND record_id = $1`, [id]);
  const confirming = call(pageVersions.confirmLanguages, { params: { id }, ifMatch: seen.version });
  await save.untilWaiting(1).finally(save.release);
  expect((await confirming).codes).toEqual(['CHANGED_MEANWHILE']);
  expect(gapsIn((await call(listPages, { list: {} })).data.items, id)).toEqual(['older-en']);
});

test('the overview counts by kind what the caller may list; home counts the same', async () => {
  await markContent(app.context);
  const { id } = await makePage({ subTitle: { pl: 'Podtytuł', en: '' } });
  const { data } = await call(getLanguages);
  const found = await call(listPages, { list: { filters: { gap: 'missing-en' } } });
  const pages = data.find(({ kind }) => kind === 'page');
  expect(found.data.items.map((item) => item.id)).toContain(id);
  expect(pages?.gaps['missing-en']).toBe(found.data.items.length);
  expect((await stranger(getLanguages)).data.map(({ kind }) => kind)).toEqual(['faq']);
  const { cards } = (await call(getHome)).data;
  const sum = data.reduce((all, { records }) => all + records, 0);
  expect(cards.find(({ name }) => name === 'languagesIncomplete')?.rows).toBe(sum);
});

test('of records that are marked without versions none is stored; a missing text is marked and counted', async () => {
  const params = { id: 2 };
  await call(updateFeaturedOffer, { params, body: { title: { pl: 'Wybrane', en: '' }, offers: [] } });
  const all = (await call(listFeaturedOffers, {})).data.items;
  const found = all.filter(({ gaps }) => gaps.length > 0);
  expect(found.map(({ id, gaps }) => [id, gaps])).toEqual([[2, ['missing-en']]]);
  const { data } = await call(getLanguages);
  expect(data.find(({ kind }) => kind === 'featuredOffer')?.gaps['missing-en']).toBe(1);
  const { id } = (await call(createSeries, { body: aSeriesInput() })).data;
  await call(deleteSeries, { params: { id } });
  const { rows } = await app.context.db.execute(sql`
    SELECT entity FROM record_versions WHERE entity IN ('series', 'featuredOffer')
    UNION ALL SELECT entity FROM record_languages WHERE entity = 'series' AND record_id = ${id}`);
  expect(rows).toEqual([]);
});

test('records that no save has marked are marked by the job', async () => {
  const { id } = await makePage({ subTitle: { pl: '', en: 'Subtitle' } });
  const marks = async () => gapsIn((await call(listPages, { list: {} })).data.items, id);
  await app.context.db.execute(sql`DELETE FROM record_languages WHERE entity = 'page'`);
  expect(await marks()).toEqual([]);
  await markContent(app.context);
  expect(await marks()).toEqual(['missing-pl']);
});
