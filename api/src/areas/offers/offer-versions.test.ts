import { createOffer, offerVersions, updateOffer } from '@share/contract/areas/offers/offers.endpoints.ts';
import { getOrderDecision } from '@share/contract/areas/orders/orders.endpoints.ts';
import { expect, test } from 'vitest';
import { anOrder, aSeries } from '../../testing/books.ts';
import { appForAllTests, callerForAllTests } from '../../testing/for-all-tests.ts';
import { anOfferAgreementInput, anOfferInput } from '../../testing/offers.ts';

const app = appForAllTests();
const call = callerForAllTests(app, 'super admin');

const agreementsSaying = (text: string, id?: number) => [
  anOfferAgreementInput({ ...(id && { id }), content: { pl: `<p>${text}</p>`, en: `<p>${text}</p>` } }),
];

test('what orders recorded of an agreement is neither changed by a save nor by bringing a version back', async () => {
  const { id: series } = await aSeries(app.context);
  const save = (id: number, text: string, agreement?: number) =>
    call(updateOffer, {
      params: { id },
      body: anOfferInput({ series, agreements: agreementsSaying(text, agreement) }),
    });
  const { data: offer } = await call(createOffer, {
    body: anOfferInput({ series, agreements: agreementsSaying('Pierwsza') }),
  });
  const agreement = offer.agreements[0]?.id ?? 0;
  const accepted = { offer: offer.id, series, agreements: [{ agreement, isAccepted: true }] };
  const textsOf = async (id: number) =>
    (await call(getOrderDecision, { params: { id } })).data.agreements.map(({ content }) => content.pl);

  const before = await anOrder(app.context, accepted);
  await save(offer.id, 'Druga', agreement);
  const between = await anOrder(app.context, accepted);
  const back = await call(offerVersions.restoreVersion, { params: { id: offer.id, version: 1 } });
  expect(back.data.agreements[0]?.content.pl).toBe('<p>Pierwsza</p>');
  const after = await anOrder(app.context, accepted);
  // The agreement is deleted, and brought back as a new one.
  await call(updateOffer, { params: { id: offer.id }, body: anOfferInput({ series }) });
  await call(offerVersions.restoreVersion, { params: { id: offer.id, version: 2 } });

  expect(await textsOf(before.id)).toEqual(['<p>Pierwsza</p>']);
  expect(await textsOf(between.id)).toEqual(['<p>Druga</p>']);
  expect(await textsOf(after.id)).toEqual(['<p>Pierwsza</p>']);
});
