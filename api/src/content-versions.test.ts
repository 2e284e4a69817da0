/** The history and the languages of content, alike in every area. */
import {
  agreementVersions,
  createAgreement,
  deleteAgreement,
  listAgreements,
  updateAgreement,
} from '@share/contract/areas/agreements/agreements.endpoints.ts';
import {
  emailTemplateVersions,
  getEmailTemplate,
  listEmailTemplates,
  updateEmailTemplate,
} from '@share/contract/areas/email-templates/email-templates.endpoints.ts';
import { createFaq, faqVersions, listFaq, updateFaq } from '@share/contract/areas/faq/faq.endpoints.ts';
import {
  featuredOfferLanguages,
  listFeaturedOffers,
  updateFeaturedOffer,
} from '@share/contract/areas/featured-offers/featured-offers.endpoints.ts';
import { getHome } from '@share/contract/areas/home/home.endpoints.ts';
import { getLanguages } from '@share/contract/areas/languages/languages.endpoints.ts';
import {
  createOffer,
  listOffers,
  offerVersions,
  updateOffer,
} from '@share/contract/areas/offers/offers.endpoints.ts';
import {
  createPage,
  listPages,
  pageVersions,
  updatePage,
} from '@share/contract/areas/pages/pages.endpoints.ts';
import type { PageInput } from '@share/contract/areas/pages/pages.schemas.ts';
import {
  createSeries,
  deleteSeries,
  listSeries,
  seriesLanguages,
  updateSeries,
} from '@share/contract/areas/series/series.endpoints.ts';
import { emptyPayPalCredentials } from '@share/contract/areas/series/series.schemas.ts';
import {
  createSlide,
  listSlides,
  slideVersions,
  updateSlide,
} from '@share/contract/areas/slider/slider.endpoints.ts';
import {
  getStaticElement,
  listStaticContent,
  staticContentVersions,
  updateStaticElement,
} from '@share/contract/areas/static-content/static-content.endpoints.ts';
import type { LanguageEndpoints } from '@share/contract/shared/content/language-endpoints.ts';
import type { VersionEndpoints } from '@share/contract/shared/content/version-endpoints.ts';
import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { cleanUp } from './jobs/clean-up.ts';
import { markContent } from './jobs/mark-content.ts';
import { appForAllTests, callerForAllTests } from './testing/for-all-tests.ts';
import { anOfferInput } from './testing/offers.ts';
import { aPageInput } from './testing/pages.ts';
import { aSentPicture, aSlideInput } from './testing/slides.ts';

const app = appForAllTests();
const call = callerForAllTests(app, 'super admin');
const reader = callerForAllTests(app, { can: ['admin:page:get', 'admin:page:list'] });
const stranger = callerForAllTests(app, { can: ['admin:faq:list'] });

const both = (text: string) => ({ pl: text, en: `${text} in English` });
const rich = (text: string) => ({ pl: `<p>${text}</p>`, en: `<p>${text} in English</p>` });
type Texts = { pl: string; en: string };
type Content = Record<string, unknown>;

/** Records with texts in two languages: how one is made and saved with a text, and what its list marks. */
interface Marked {
  name: string;
  make: (text: Texts) => Promise<number>;
  save: (id: number, text: Texts) => Promise<{ status: number }>;
  gapsOf: (id: number) => Promise<string[]>;
}

/** A kind of content: how a record is made and saved with a text, and where that text is in what is stored. */
interface Kind extends Marked {
  versions: VersionEndpoints;
  /** The text in the content of a version. */
  textIn: (content: Content) => unknown;
  field: string;
}

const gapsIn = (items: { id: number; gaps: string[] }[], id: number) =>
  items.find((item) => item.id === id)?.gaps ?? [];

const agreement = (name: Texts) => ({
  active: true,
  required: false,
  name,
  content: rich('Zgoda'),
  type: 'other' as const,
  target: 'contact' as const,
});
const question = (text: Texts) => ({
  active: true,
  position: 1,
  isFeatured: false,
  question: text,
  answer: rich('Odpowiedź'),
});
const inElement = (content: Texts) =>
  anOfferInput({
    sections: [
      {
        id: '0b7e0f2e-4a52-4a8f-9c5e-8a9c0b9a4a11',
        elements: [
          {
            id: '0b7e0f2e-4a52-4a8f-9c5e-8a9c0b9a4a12',
            type: 'text',
            title: both('Lokalizacja'),
            userMustBeLoggedIn: false,
            userMustInvest: false,
            data: { content },
          },
        ],
      },
    ],
  } as object);
const ofSlide = { content: rich('Treść'), loggedUserButtonLabel: both('Wejdź') };
let slugs = 0;
const slugNo = (number: number) => ({ pl: `adres-${number}`, en: `address-${number}` });
const slugOf = new Map<number, Texts>();
const makePage = async (fields: Partial<PageInput> = {}) => {
  slugs += 1;
  const slug = fields.slug ?? slugNo(slugs);
  const made = (await call(createPage, { body: aPageInput({ ...inBoth, ...fields, slug }) })).data;
  slugOf.set(made.id, slug);
  return made;
};
const savePage = (id: number, fields: Partial<PageInput> = {}) =>
  call(updatePage, {
    params: { id },
    body: aPageInput({ ...inBoth, slug: slugOf.get(id) ?? slugNo(0), ...fields }),
  });
/** The texts of a page and a slide that tests of others leave empty in one language. */
const inBoth = { subTitle: both('Podtytuł'), content: rich('Treść') };

const aSeriesInput = {
  name: both('Seria'),
  displayName: both('Seria'),
  limit: 10,
  pricePerShare: 100,
  availableFrom: '2026-01-01 00:00:00',
  availableTo: '2026-12-31 23:59:59',
  bankInfo: { accountNumber: '', bankName: '', accountHolder: '' },
  allowOnlinePayments: false,
  useDefaultPayPalConfig: true,
  payPalCredentials: emptyPayPalCredentials(),
};

const template = async () => (await call(getEmailTemplate, { params: { id: 1 } })).data;

const kinds: Kind[] = [
  {
    name: 'agreement',
    versions: agreementVersions,
    make: async (text) => (await call(createAgreement, { body: agreement(text) })).data.id,
    save: (id, text) => call(updateAgreement, { params: { id }, body: agreement(text) }),
    textIn: ({ name }) => name,
    field: 'name',
    gapsOf: async (id) => gapsIn((await call(listAgreements, { list: {} })).data.items, id),
  },
  {
    name: 'FAQ entry',
    versions: faqVersions,
    make: async (text) => (await call(createFaq, { body: question(text) })).data.id,
    save: (id, text) => call(updateFaq, { params: { id }, body: question(text) }),
    textIn: ({ question: asked }) => asked,
    field: 'question',
    gapsOf: async (id) => gapsIn((await call(listFaq, { list: {} })).data.items, id),
  },
  {
    name: 'page',
    versions: pageVersions,
    make: async (text) => (await makePage({ title: text })).id,
    save: (id, text) => savePage(id, { title: text }),
    textIn: ({ title }) => title,
    field: 'title',
    gapsOf: async (id) => gapsIn((await call(listPages, { list: {} })).data.items, id),
  },
  {
    name: 'slide',
    versions: slideVersions,
    make: async (text) => {
      const body = aSlideInput('slide', { ...ofSlide, name: text, image: await aSentPicture() });
      return (await call(createSlide, { body })).data.id;
    },
    save: (id, text) =>
      call(updateSlide, { params: { id }, body: aSlideInput('slide', { ...ofSlide, name: text }) }),
    textIn: ({ name }) => name,
    field: 'name',
    gapsOf: async (id) => gapsIn((await call(listSlides, { list: {} })).data.items, id),
  },
  {
    name: 'e-mail template',
    versions: emailTemplateVersions,
    make: async (text) => {
      const { name, subject: _, body } = await template();
      await call(updateEmailTemplate, { params: { id: 1 }, body: { name, subject: text, body } });
      return 1;
    },
    save: async (id, text) => {
      const { name, body } = await template();
      return call(updateEmailTemplate, { params: { id }, body: { name, subject: text, body } });
    },
    textIn: ({ subject }) => subject,
    field: 'subject',
    gapsOf: async (id) => gapsIn((await call(listEmailTemplates, { list: {} })).data.items, id),
  },
  {
    name: 'static element',
    versions: staticContentVersions,
    make: async (text) => {
      const { rows } = await app.context.db.execute<{ id: number }>(
        sql`SELECT id FROM static_contents WHERE type = 'text' AND key NOT LIKE 'map%' ORDER BY id LIMIT 1`,
      );
      const id = rows[0]?.id ?? 0;
      await call(updateStaticElement, { params: { elementId: id }, body: { content: text } });
      return id;
    },
    save: (id, text) => call(updateStaticElement, { params: { elementId: id }, body: { content: text } }),
    textIn: ({ content }) => content,
    field: 'content',
    gapsOf: async (id) => {
      const { breadcrumbs } = (await call(getStaticElement, { params: { elementId: id } })).data;
      const query = { parentId: String(breadcrumbs.at(-1)?.id) };
      return gapsIn((await call(listStaticContent, { query })).data.children, id);
    },
  },
  {
    name: 'offer',
    versions: offerVersions,
    make: async (text) => {
      slugs += 1;
      const { id } = (await call(createOffer, { body: { ...inElement(text), slug: slugNo(slugs) } })).data;
      slugOf.set(id, slugNo(slugs));
      return id;
    },
    save: (id, text) =>
      call(updateOffer, {
        params: { id },
        body: { ...inElement(text), slug: slugOf.get(id) ?? slugNo(0) },
      }),
    textIn: ({ sections }) =>
      (sections as { elements: { data: { content: Texts } }[] }[])[0]?.elements[0]?.data.content,
    field: 'sections',
    gapsOf: async (id) => gapsIn((await call(listOffers, { list: {} })).data.items, id),
  },
];

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

/** Of these no versions are stored. */
const marked: (Marked & { languages: LanguageEndpoints })[] = [
  {
    name: 'series',
    languages: seriesLanguages,
    make: async (displayName) =>
      (await call(createSeries, { body: { ...aSeriesInput, displayName } })).data.id,
    save: (id, displayName) => call(updateSeries, { params: { id }, body: { ...aSeriesInput, displayName } }),
    gapsOf: async (id) => gapsIn((await call(listSeries, { list: {} })).data.items, id),
  },
  {
    name: 'placement of featured offers',
    languages: featuredOfferLanguages,
    make: async (title) => {
      await call(updateFeaturedOffer, { params: { id: 1 }, body: { title, offers: [] } });
      return 1;
    },
    save: (id, title) => call(updateFeaturedOffer, { params: { id }, body: { title, offers: [] } }),
    gapsOf: async (id) => gapsIn((await call(listFeaturedOffers, { list: {} })).data.items, id),
  },
];

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
  const { data } = await call(createAgreement, { body: agreement(both('Zgoda')) });
  await call(deleteAgreement, { params: { id: data.id } });
  const { rows } = await app.context.db.execute(sql`
    SELECT 1 FROM record_versions WHERE entity = 'agreement' AND record_id = ${data.id}
    UNION ALL SELECT 1 FROM record_languages WHERE entity = 'agreement' AND record_id = ${data.id}`);
  expect(rows).toEqual([]);
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

test('of records that are marked without versions none is stored; a missing text is marked, filtered and counted', async () => {
  const params = { id: 2 };
  await call(updateFeaturedOffer, { params, body: { title: { pl: 'Wybrane', en: '' }, offers: [] } });
  const list = { filters: { gap: 'missing-en' as const } };
  const found = (await call(listFeaturedOffers, { list })).data.items;
  expect(found.map(({ id, gaps }) => [id, gaps])).toEqual([[2, ['missing-en']]]);
  const { data } = await call(getLanguages);
  expect(data.find(({ kind }) => kind === 'featuredOffer')?.gaps['missing-en']).toBe(1);
  const { id } = (await call(createSeries, { body: aSeriesInput })).data;
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
