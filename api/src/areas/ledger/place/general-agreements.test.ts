/** AGR-20: agreements of the platform with the target `investment` are answered with every order, beside those of the offer. */

import { createAgreement, updateAgreement } from '@share/contract/areas/agreements/agreements.endpoints.ts';
import type { AgreementInput } from '@share/contract/areas/agreements/agreements.schemas.ts';
import { publicAgreements } from '@share/contract/areas/consents/consents.endpoints.ts';
import { getOrderableOffer, placeManualOrder } from '@share/contract/areas/orders/orders.endpoints.ts';
import { placeOwnOrder } from '@share/contract/areas/own-orders/own-orders.endpoints.ts';
import { eq } from 'drizzle-orm';
import { afterEach, expect, test } from 'vitest';
import { aManualOrder, anOffer, aSeries } from '../../../testing/books.ts';
import { anAgreementInput } from '../../../testing/content/agreements.ts';
import { holdLock } from '../../../testing/held-lock.ts';
import { investorWhoOrders } from '../../../testing/orders/investor-who-orders.ts';
import { agreements } from '../../agreements/agreements.tables.ts';
import { offerAgreements } from '../../offers/offers.tables.ts';
import { userAgreements } from '../orders.tables.ts';

const { app, staff, asEwa } = investorWhoOrders();
afterEach(() => app.context.db.delete(agreements));

const content = { pl: '<p>Znam ryzyko.</p>', en: '<p>I know the risk.</p>' };
const aGeneralInput = (fields: Partial<AgreementInput> = {}) => {
  const name = { pl: 'Ryzyko', en: 'Risk' };
  return anAgreementInput({ required: true, name, content, type: 'terms', target: 'investment', ...fields });
};
const aGeneral = async (fields: Partial<AgreementInput> = {}): Promise<number> =>
  (await staff(createAgreement, { body: aGeneralInput(fields) })).data.id;

type Answer = { agreement: number; isAccepted: boolean; isGeneral?: boolean; fingerprint?: string };
/** An offer with those agreements of its own, and a manual order of it with those answers. */
async function orderOf(offerFields: Parameters<typeof anOffer>[1], answers: Answer[]) {
  const offer = await anOffer(app.context, offerFields);
  const { errors } = await staff(placeManualOrder, { body: aManualOrder(offer, { agreements: answers }) });
  return { errors, reasons: errors.map(({ code, path }) => `${code} at ${path}`) };
}

test('a required one without an answer, or declined, is refused, with whose it is', async () => {
  const agreement = await aGeneral();
  const silent = await orderOf({}, []);
  expect(silent.errors).toMatchObject([
    { code: 'IS_REQUIRED', path: 'agreements', details: { agreement, of: 'platform' } },
  ]);
  const declined = await orderOf({}, [{ agreement, isGeneral: true, isAccepted: false }]);
  expect(declined.reasons).toEqual(['IS_REQUIRED at agreements.0.isAccepted']);
});

test('what was answered is recorded with the order: of the offer first, then of the platform', async () => {
  const required = await aGeneral();
  const optional = await aGeneral({ required: false, type: 'marketing' });
  const offer = await anOffer(app.context, { agreements: [{}] });
  const shown = (await staff(getOrderableOffer, { params: { id: offer.id } })).data.agreements;
  expect(shown.map(({ id, isGeneral }) => [id, isGeneral])).toEqual([
    [offer.agreements[0]?.id, false],
    [required, true],
    [optional, true],
  ]);
  const answers = shown.map(({ id, isGeneral, fingerprint }) => ({
    agreement: id,
    isGeneral,
    isAccepted: id !== optional || !isGeneral,
    fingerprint,
  }));
  const { data } = await staff(placeManualOrder, { body: aManualOrder(offer, { agreements: answers }) });
  const stored = await app.context.db
    .select()
    .from(userAgreements)
    .where(eq(userAgreements.orderId, data.id))
    .orderBy(userAgreements.id);
  expect(stored.map(({ type, target, isAccepted }) => [type, target, isAccepted])).toEqual([
    ['terms', 'investment', true],
    ['terms', 'investment', true],
    ['marketing', 'investment', false],
  ]);
  expect(stored[1]?.content).toEqual(content);
});

test('an answer to an agreement of the offer is none to that of the platform with the same id', async () => {
  const agreement = await aGeneral();
  const offer = await anOffer(app.context, { agreements: [{}] });
  await app.context.db.delete(offerAgreements);
  await app.context.db.execute(`INSERT INTO offer_agreements (id, offer_id, position, name, content, active, required, type, target)
    OVERRIDING SYSTEM VALUE SELECT id, ${offer.id}, 1, name, content, true, true, type, target FROM agreements WHERE id = ${agreement}`);
  const order = async (agreementAnswers: Answer[]) => {
    const body = aManualOrder({ id: offer.id, seriesId: offer.seriesId }, { agreements: agreementAnswers });
    return (await staff(placeManualOrder, { body })).errors.map(({ details }) => details);
  };
  expect(await order([{ agreement, isAccepted: true }])).toEqual([{ agreement, of: 'platform' }]);
  expect(await order([{ agreement, isAccepted: true, isGeneral: true }])).toEqual([
    { agreement, of: 'offer' },
  ]);
  expect(
    await order([
      { agreement, isAccepted: true },
      { agreement, isAccepted: true, isGeneral: true },
    ]),
  ).toEqual([]);
});

test('ERR-43 one that is inactive or of another target is not asked for, and there is none to answer', async () => {
  for (const fields of [{ active: false }, { target: 'contact' }, { target: 'registration' }] as const) {
    const agreement = await aGeneral(fields);
    expect((await orderOf({}, [])).reasons).toEqual([]);
    const answered = await orderOf({}, [{ agreement, isGeneral: true, isAccepted: true }]);
    expect(answered.reasons).toEqual(['AGREEMENT_BY_TARGET_NOT_EXISTS at agreements.0.agreement']);
  }
});

test('ORD-59 an order is decided again when one changed while it waited for its series', async () => {
  const agreement = await aGeneral({ required: false });
  const { id: seriesId } = await aSeries(app.context);
  const offer = await anOffer(app.context, { seriesId });
  const held = await holdLock(app.databaseUrl, 'SELECT FROM series WHERE id = $1 FOR UPDATE', [seriesId]);
  const answer = staff(placeManualOrder, { body: aManualOrder(offer) });
  await held.untilWaiting(1);
  await staff(updateAgreement, { params: { id: agreement }, body: aGeneralInput() });
  await held.release();
  expect((await answer).codes).toEqual(['IS_REQUIRED']);
});

test('an investor answers them as the public site shows them, with their fingerprints', async () => {
  const agreement = await aGeneral();
  const offer = await anOffer(app.context);
  const { data } = await asEwa(publicAgreements, { query: { target: 'investment' } });
  const [shown] = data;
  const order = (fingerprint: string) =>
    asEwa(placeOwnOrder, {
      body: {
        offer: offer.id,
        quantity: 1,
        agreements: [{ agreement, isGeneral: true, isAccepted: true, fingerprint }],
      },
    });
  expect((await order('former')).codes).toEqual(['AGREEMENT_HAS_CHANGED']);
  expect((await order(shown?.fingerprint ?? '')).codes).toEqual([]);
});
