/** The saved records of the content of the public site. */
import * as agreements from '@share/contract/areas/agreements/agreements.endpoints.ts';
import * as templates from '@share/contract/areas/email-templates/email-templates.endpoints.ts';
import * as faq from '@share/contract/areas/faq/faq.endpoints.ts';
import * as featured from '@share/contract/areas/featured-offers/featured-offers.endpoints.ts';
import * as pages from '@share/contract/areas/pages/pages.endpoints.ts';
import * as pictures from '@share/contract/areas/pictures/pictures.endpoints.ts';
import * as slider from '@share/contract/areas/slider/slider.endpoints.ts';
import * as staticContent from '@share/contract/areas/static-content/static-content.endpoints.ts';
import { and, eq, notLike } from 'drizzle-orm';
import { staticContents } from '../../areas/static-content/static-content.tables.ts';
import { anOffer } from '../books.ts';
import { aFaqInput } from '../content/faq.ts';
import { aSentPicture, aSlideInput } from '../slides.ts';
import type { TestApp } from '../test-app.ts';
import { filesReadAs, inRounds, type SavedRecord } from './saved-record.ts';

/** The id of an element of that type that is no part of the map. */
async function elementOf({ context: { db } }: TestApp, type: 'text' | 'image') {
  const isOne = and(eq(staticContents.type, type), notLike(staticContents.key, 'map%'));
  const [found] = await db.select({ id: staticContents.id }).from(staticContents).where(isOne).limit(1);
  return { id: found?.id ?? 0 };
}

export const savedContent: readonly SavedRecord[] = [
  {
    create: agreements.createAgreement,
    update: agreements.updateAgreement,
    get: agreements.getAgreement,
  },
  {
    create: faq.createFaq,
    update: faq.updateFaq,
    get: faq.getFaq,
    // Creates another entry, so that there is a second position.
    prepare: async (_, { staff }) => {
      await staff(faq.createFaq, { body: aFaqInput() });
      return {};
    },
  },
  {
    update: faq.moveFaq,
    get: faq.getFaq,
    prepare: async (_, { staff }) => {
      await staff(faq.createFaq, { body: aFaqInput() });
      return { id: (await staff(faq.createFaq, { body: aFaqInput() })).data.id };
    },
  },
  { create: pages.createPage, update: pages.updatePage, get: pages.getPage, readAs: filesReadAs },
  {
    create: slider.createSlide,
    update: slider.updateSlide,
    get: slider.getSlide,
    prepare: async (_, { staff }) => {
      // Another slide stays active.
      await staff(slider.createSlide, { body: aSlideInput('First', { image: await aSentPicture() }) });
      return {};
    },
    readAs: filesReadAs,
  },
  {
    update: slider.moveSlide,
    get: slider.getSlide,
    prepare: async (_, { staff }) => {
      const add = async (name: string) =>
        (await staff(slider.createSlide, { body: aSlideInput(name, { image: await aSentPicture() }) })).data;
      await add('First');
      return { id: (await add('Second')).id };
    },
  },
  {
    create: pictures.createPicture,
    update: pictures.updatePicture,
    get: pictures.getPicture,
    readAs: filesReadAs,
  },
  {
    update: featured.updateFeaturedOffer,
    get: featured.getFeaturedOffer,
    prepare: async ({ context }) => {
      const [one, other] = [await anOffer(context), await anOffer(context)];
      return { id: 1, given: { offerId: inRounds(one.id, other.id), position: inRounds(1, 2) } };
    },
  },
  {
    update: staticContent.updateStaticElement,
    get: staticContent.getStaticElement,
    prepare: (app) => elementOf(app, 'text'),
    notRead: {
      'alt.pl': 'of pictures alone',
      'alt.en': 'of pictures alone',
      image: 'of pictures alone',
    },
    readAs: filesReadAs,
  },
  {
    update: staticContent.updateStaticElement,
    get: staticContent.getStaticElement,
    prepare: (app) => elementOf(app, 'image'),
    notRead: { 'content.pl': 'of texts alone', 'content.en': 'of texts alone' },
    readAs: filesReadAs,
  },
  { update: staticContent.updateStaticMap, get: staticContent.getStaticMap },
  {
    update: templates.updateEmailTemplate,
    get: templates.getEmailTemplate,
    prepare: async (_, { staff }) => {
      const { body } = (await staff(templates.getEmailTemplate, { params: { id: 1 } })).data;
      const other = { pl: `${body.pl}<p>PS</p>`, en: `${body.en}<p>PS</p>` };
      return { id: 1, given: { body: inRounds(body, other) } };
    },
  },
];
