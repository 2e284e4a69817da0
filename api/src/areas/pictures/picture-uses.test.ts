import { createFaq } from '@share/contract/areas/faq/faq.endpoints.ts';
import { createOffer, deleteOffer, updateOffer } from '@share/contract/areas/offers/offers.endpoints.ts';
import * as endpoints from '@share/contract/areas/pictures/pictures.endpoints.ts';
import { createSlide } from '@share/contract/areas/slider/slider.endpoints.ts';
import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { sweepOrphanFiles } from '../../platform/files/sweep-orphan-files.ts';
import { aFaqInput } from '../../testing/content/faq.ts';
import { pictureLibrary } from '../../testing/files/picture-library.ts';
import { appForAllTests, callerForAllTests } from '../../testing/for-all-tests.ts';
import { holdLock } from '../../testing/held-lock.ts';
import { anElement, anOfferInput, aSection } from '../../testing/offers.ts';
import { aSlideInput } from '../../testing/slides.ts';

const app = appForAllTests();
const call = callerForAllTests(app, 'super admin');
const { librarian, add, read, remove } = pictureLibrary(app);
const usesOf = async (id: number, by = call) =>
  (await by(endpoints.listPictureUses, { params: { id } })).data;

describe('a picture that is used', () => {
  const refused = async (id: number) => {
    const { status, errors } = await remove(id);
    expect([status, errors.map(({ code }) => code)]).toEqual([409, ['PICTURE_IS_USED']]);
    return errors[0];
  };

  test('by an offer, as its picture or in its sections, says so and is not deleted; nor while a former version uses it', async () => {
    const [main, inside] = [await add(), await add()];
    const image = anElement('image', {
      data: { description: { pl: '', en: '' }, file: { fileId: inside.id } },
    });
    const body = anOfferInput({ image: { fileId: main.id }, sections: [aSection(image)] });
    const offer = (await call(createOffer, { body })).data;
    for (const { id } of [main, inside]) {
      expect(await usesOf(id)).toEqual([
        { entity: 'offer', id: offer.id, name: offer.title, isPresent: true },
      ]);
      await refused(id);
    }
    const without = anOfferInput({ slug: body.slug, image: { delete: true }, sections: [] });
    await call(updateOffer, { params: { id: offer.id }, body: without });
    for (const { id } of [main, inside]) {
      expect(await usesOf(id)).toMatchObject([{ entity: 'offer', id: offer.id, isPresent: false }]);
      expect(await refused(id)).toMatchObject({ message: expect.stringContaining(`${offer.id} (`) });
    }
    await call(deleteOffer, { params: { id: offer.id } });
    for (const { id } of [main, inside]) {
      expect(await usesOf(id)).toEqual([]);
      expect((await remove(id)).status).toBe(200);
    }
  });

  test('in a rich text is not deleted', async () => {
    const { id, imageUrl } = await add();
    const answer = { pl: `<p><img src="${imageUrl}"></p>`, en: '' };
    const question = { pl: 'Gdzie?', en: 'Where?' };
    const faq = (await call(createFaq, { body: aFaqInput({ question, answer }) })).data;
    expect(await usesOf(id)).toEqual([{ entity: 'faq', id: faq.id, name: question, isPresent: true }]);
    expect(await refused(id)).toMatchObject({ details: { uses: `faq ${faq.id}`, further: 0 } });
    // The record was last saved before versions were stored, so only the text itself names the picture.
    await app.context.db.execute(sql`DELETE FROM record_versions WHERE entity = 'faq'`);
    expect((await remove(id)).codes).toEqual(['PICTURE_IS_IN_TEXTS']);
  });

  test('in a text without versions is not listed as unused, once the clean-up or a refused deletion has found it', async () => {
    const [swept, asked] = [await add(), await add()];
    const content = [swept, asked].map(({ imageUrl }) => `<img src="${imageUrl}">`).join('');
    await app.context.db.execute(sql`
      INSERT INTO registrations (email, token_hash, language, agreements, answers, created_at, expires_at)
      VALUES ('a@example.com', repeat('a', 64), 'pl', ${JSON.stringify([{ content: { pl: content, en: '' } }])}::jsonb,
        '[]', now(), now() + interval '1 day')`);
    const unused = async () => {
      const { data } = await librarian(endpoints.listPictures, {
        list: { filters: { used: false }, pageSize: 100 },
      });
      return data.items.map(({ id }) => id);
    };
    expect(await unused()).toEqual(expect.arrayContaining([swept.id, asked.id]));
    expect((await remove(asked.id)).codes).toEqual(['PICTURE_IS_IN_TEXTS']);
    expect(await unused()).not.toContain(asked.id);
    expect((await read(asked.id)).data.uses).toBe(1);
    await sweepOrphanFiles(app.services);
    expect(await unused()).not.toContain(swept.id);
    expect((await read(swept.id)).data.uses).toBe(1);
    await app.context.db.execute(sql`DELETE FROM registrations`);
    await sweepOrphanFiles(app.services);
    expect(await unused()).toEqual(expect.arrayContaining([swept.id, asked.id]));
  });

  test('or not: it is shown without a search through all agreements that anybody has accepted', async () => {
    const { id } = await add();
    const lock = await holdLock(app.databaseUrl, 'LOCK TABLE user_agreements', []);
    expect((await read(id)).data.uses).toBe(0);
    await lock.release();
  });

  test('names no record to somebody who may not read it', async () => {
    const { id } = await add();
    const slide = (await call(createSlide, { body: aSlideInput('tajny', { image: { fileId: id } }) })).data;
    expect(await usesOf(id)).toMatchObject([{ id: slide.id, name: { pl: 'tajny' } }]);
    expect(await usesOf(id, librarian)).toMatchObject([{ id: slide.id, name: null }]);
  });

  test('is found among the used ones, and an unused one among the unused', async () => {
    const [used, unused] = [await add(), await add()];
    await call(createSlide, { body: aSlideInput('a', { image: { fileId: used.id } }) });
    const idsOf = async (isUsed: boolean) => {
      const list = { filters: { used: isUsed, name: 'rzeką' }, pageSize: 100 };
      return (await librarian(endpoints.listPictures, { list })).data.items.map(
        ({ id, uses }) => `${id}: ${uses}`,
      );
    };
    expect(await idsOf(true)).toContain(`${used.id}: 1`);
    expect(await idsOf(true)).not.toContain(`${unused.id}: 0`);
    expect(await idsOf(false)).toContain(`${unused.id}: 0`);
  });
});
