import {
  agreementVersions,
  createAgreement,
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
  listSeries,
  seriesLanguages,
  updateSeries,
} from '@share/contract/areas/series/series.endpoints.ts';
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
import { aPageInput } from '../pages.ts';
import { aSeriesInput } from '../series.ts';
import { aSentPicture, aSlideInput } from '../slides.ts';
import type { Caller, TestApp } from '../test-app.ts';
import { anAgreementInput } from './agreements.ts';
import { type Content, gapsIn, inBoth, inElement, ofSlide, type Texts } from './content-inputs.ts';
import { aFaqInput } from './faq.ts';

/** Records with texts in two languages: how to make one and save it with a text, and the gaps that its list marks. */
interface Marked {
  name: string;
  make: (text: Texts) => Promise<number>;
  save: (id: number, text: Texts) => Promise<{ status: number; data: { version: number } }>;
  gapsOf: (id: number) => Promise<string[]>;
}

/** A kind of content: how to make a record and save it with a text, and where that text is in the stored content. */
interface Kind extends Marked {
  versions: VersionEndpoints;
  /** The text in the content of a version. */
  textIn: (content: Content) => unknown;
  field: string;
}

/** The kinds, as a super administrator makes and saves their records. */
export function kindsOfContent(app: TestApp, call: Caller) {
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

  const template = async () => (await call(getEmailTemplate, { params: { id: 1 } })).data;

  const kinds: Kind[] = [
    {
      name: 'agreement',
      versions: agreementVersions,
      make: async (text) => (await call(createAgreement, { body: anAgreementInput({ name: text }) })).data.id,
      save: (id, text) => call(updateAgreement, { params: { id }, body: anAgreementInput({ name: text }) }),
      textIn: ({ name }) => name,
      field: 'name',
      gapsOf: async (id) => gapsIn((await call(listAgreements, { list: {} })).data.items, id),
    },
    {
      name: 'FAQ entry',
      versions: faqVersions,
      make: async (text) => (await call(createFaq, { body: aFaqInput({ question: text }) })).data.id,
      save: (id, text) => call(updateFaq, { params: { id }, body: aFaqInput({ question: text }) }),
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

  /** Records of which no versions are stored. */
  const marked: (Marked & { languages: LanguageEndpoints })[] = [
    {
      name: 'series',
      languages: seriesLanguages,
      make: async (displayName) =>
        (await call(createSeries, { body: aSeriesInput({ displayName }) })).data.id,
      save: (id, displayName) => call(updateSeries, { params: { id }, body: aSeriesInput({ displayName }) }),
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

  return { kinds, marked, makePage, savePage };
}
