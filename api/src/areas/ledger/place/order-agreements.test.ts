import { getOrderableOffer, placeManualOrder } from '@share/contract/areas/orders/orders.endpoints.ts';
import type { ManualOrderInput } from '@share/contract/areas/orders/orders.schemas.ts';
import { eq } from 'drizzle-orm';
import { afterEach, describe, expect, test } from 'vitest';
import { aManualOrder, anOffer } from '../../../testing/books.ts';
import { appForAllTests, callerForAllTests } from '../../../testing/for-all-tests.ts';
import { offerAgreements } from '../../offers/offers.tables.ts';
import { runBooksCheck } from '../books-check/run-books-check.ts';

const app = appForAllTests();
const staff = callerForAllTests(app, 'super admin');
afterEach(async () => expect(await runBooksCheck(app.context.db)).toEqual([]));

describe('ORD-51 every required agreement of the offer must be accepted', () => {
  const scene = { agreements: [{ required: true }, { required: false }, { required: true, active: false }] };
  type Answers = (ids: number[]) => ManualOrderInput['agreements'];
  test.each<[string, Answers, string[]]>([
    ['accepted', ([first = 0]) => [{ agreement: first, isAccepted: true }], []],
    ['not mentioned', () => [], ['IS_REQUIRED at agreements']],
    [
      'not accepted',
      ([first = 0, second = 0]) => [
        { agreement: second, isAccepted: true },
        { agreement: first, isAccepted: false },
      ],
      ['IS_REQUIRED at agreements.1.isAccepted'],
    ],
    [
      'contradicted',
      ([first = 0]) => [
        { agreement: first, isAccepted: true },
        { agreement: first, isAccepted: false },
      ],
      ['IS_REQUIRED at agreements.1.isAccepted'],
    ],
    [
      'sent as not required',
      ([first = 0]) => [{ agreement: first, isAccepted: false, isRequired: false }],
      ['IS_REQUIRED at agreements.0.isAccepted'],
    ],
    [
      'accepted beside an inactive one',
      ([first = 0, , third = 0]) => [
        { agreement: first, isAccepted: true },
        { agreement: third, isAccepted: true },
      ],
      ['AGREEMENT_NOT_EXISTS at agreements.1.agreement'],
    ],
    [
      'accepted beside one that is not the offer’s',
      ([first = 0]) => [
        { agreement: 9_999, isAccepted: true },
        { agreement: first, isAccepted: true },
      ],
      ['AGREEMENT_NOT_EXISTS at agreements.0.agreement'],
    ],
  ])('%s', async (_, answersFor, reasons) => {
    const offer = await anOffer(app.context, scene);
    const agreements = answersFor(offer.agreements.map(({ id }) => id));
    const answer = await staff(placeManualOrder, { body: aManualOrder(offer, { agreements }) });
    expect(answer.errors.map(({ code, path }) => `${code} at ${path}`)).toEqual(reasons);
  });
});

describe('ORD-59 an answer counts only for the agreement that was shown', () => {
  type Stored = typeof offerAgreements.$inferSelect;
  /** An offer with three agreements, the last two optional, and answers as the form sends them: the first two accepted. */
  async function shown() {
    const offer = await anOffer(app.context, {
      agreements: [{}, { required: false }, { required: false }],
    });
    const { data } = await staff(getOrderableOffer, { params: { id: offer.id } });
    const agreements = data.agreements.map(({ id, fingerprint }, index) => ({
      agreement: id,
      isAccepted: index < 2,
      fingerprint,
    }));
    const change = (index: number, fields: Partial<Stored>) =>
      app.context.db
        .update(offerAgreements)
        .set(fields)
        .where(eq(offerAgreements.id, offer.agreements[index]?.id ?? 0));
    return { offer, agreements, change };
  }
  const text = { pl: '<p>Treść</p>', en: '<p>Treść</p>' };

  test.each<[string, number, Partial<Stored>]>([
    ['whose Polish text', 0, { content: { ...text, pl: '<p>Inna</p>' } }],
    ['whose English text', 1, { content: { ...text, en: '<p>Other</p>' } }],
    ['whose name', 1, { name: { pl: 'Regulamin', en: 'Other' } }],
    ['whose being required', 1, { required: true }],
    ['that was not accepted, whose text', 2, { content: { ...text, en: '<p>Other</p>' } }],
  ])('one %s was changed since is refused at its place', async (_, index, fields) => {
    const { offer, agreements, change } = await shown();
    await change(index, fields);
    const answer = await staff(placeManualOrder, { body: aManualOrder(offer, { agreements }) });
    expect(answer.status).toBe(409);
    expect(answer.errors).toMatchObject([
      { code: 'AGREEMENT_HAS_CHANGED', path: `agreements.${index}.isAccepted` },
    ]);
  });

  test('one with the same text as when it was shown may be answered, even if it was changed in between', async () => {
    const { offer, agreements, change } = await shown();
    await change(0, { content: { ...text, pl: '<p>Inna</p>' } });
    await change(0, { content: text, type: 'marketing' });
    expect((await staff(placeManualOrder, { body: aManualOrder(offer, { agreements }) })).codes).toEqual([]);
  });

  test('an invalid fingerprint is refused; without a fingerprint nothing is compared', async () => {
    const { offer, agreements, change } = await shown();
    await change(0, { content: { ...text, pl: '<p>Inna</p>' } });
    const order = (fingerprint?: string) =>
      staff(placeManualOrder, {
        body: aManualOrder(offer, {
          agreements: agreements.map(({ fingerprint: _, ...answer }) => ({
            ...answer,
            ...(fingerprint === undefined ? {} : { fingerprint }),
          })),
        }),
      });
    expect((await order('')).codes).toEqual(Array(3).fill('AGREEMENT_HAS_CHANGED'));
    expect((await order()).codes).toEqual([]);
  });
});
