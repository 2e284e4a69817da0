import { publicAgreements } from '@share/contract/areas/consents/consents.endpoints.ts';
import { getPublicOffer, listPublicOffers } from '@share/contract/areas/offers/public-offers.endpoints.ts';
import type { PublicOfferRow, PublicOfferView } from '@share/contract/areas/offers/public-offers.schemas.ts';
import { placeOwnOrder } from '@share/contract/areas/own-orders/own-orders.endpoints.ts';
import { isApiError } from '@share/contract/client/api-error.ts';
import { randomId } from '@share/contract/client/random-id.ts';
import { errorMessage } from '@share/contract/shared/errors.ts';
import { formatMoney } from '@share/contract/shared/numbers/money.ts';
import { agreementAnswers, agreementFields, type ShownAgreement } from '../agreements.ts';
import { call } from '../api.ts';
import { fact, h } from '../dom.ts';
import { field, form } from '../form.ts';
import { currentLanguage, inLanguage, t } from '../language.ts';
import { pagedRows } from '../paged-rows.ts';
import { richText } from '../rich-text.ts';
import { go, type Page } from '../router.ts';
import { isSignedIn } from '../session.ts';

export async function offers(): Promise<Page> {
  const cards = h('ul', { class: 'cards' });
  const more = await pagedRows({
    declared: listPublicOffers.list,
    load: (list) => call(listPublicOffers, { list }),
    draw: card,
    into: cards,
  });
  return { title: t().offers, content: cards.hasChildNodes() ? [cards, more] : [t().noOffers] };
}

const card = ({ id, title, thumbUrl, investmentReturn, address, ordering }: PublicOfferRow) =>
  h(
    'li',
    { class: 'card' },
    thumbUrl && h('img', { src: thumbUrl, alt: '' }),
    h('h2', {}, h('a', { href: `/offers/${id}` }, inLanguage(title))),
    h('p', {}, address),
    inLanguage(investmentReturn) !== '' && h('p', {}, `${t().return}: ${inLanguage(investmentReturn)}`),
    h('p', { class: 'state' }, t().states[ordering.state]),
  );

export async function offer(id: string): Promise<Page> {
  const [found, ofPlatform] = await Promise.all([
    call(getPublicOffer, { params: { idOrSlug: id } }),
    call(publicAgreements, { query: { target: 'investment' } }),
  ]);
  const agreements = [
    ...found.agreements,
    ...ofPlatform.map((agreement) => ({ ...agreement, isGeneral: true })),
  ];
  const { ordering, series } = found;
  const { state, smallestQuantity, largestQuantity } = ordering;
  const facts = h(
    'dl',
    {},
    fact(t().status, t().states[state]),
    fact(t().pricePerShare, series && formatMoney(series.pricePerShare, currentLanguage())),
    fact(t().canOrder, largestQuantity ? `${smallestQuantity}–${largestQuantity}` : null),
  );
  return {
    title: inLanguage(found.title),
    content: [
      ...(found.imageUrl ? [h('img', { src: found.imageUrl, alt: '', class: 'wide' })] : []),
      facts,
      richText(inLanguage(found.mainDescription)),
      h('h2', {}, t().orderTitle),
      orderingPart(found, agreements),
    ],
  };
}

function orderingPart(found: PublicOfferView, agreements: readonly ShownAgreement[]): HTMLElement {
  const { whyNot } = found.ordering;
  if (whyNot) return h('p', {}, errorMessage(whyNot, currentLanguage()));
  return isSignedIn()
    ? orderForm(found, agreements)
    : h('p', {}, h('a', { href: '/sign-in' }, t().signInToOrder));
}

function orderForm(
  { id, ordering, series }: PublicOfferView,
  agreements: readonly ShownAgreement[],
): HTMLElement {
  // Sent again after a lost answer, the same order is placed once; a changed one is another order.
  let idempotencyKey = randomId();
  const { smallestQuantity, largestQuantity } = ordering;
  const placing = form({
    fields: [
      field({
        name: 'quantity',
        label: t().shares,
        type: 'number',
        value: smallestQuantity,
        min: smallestQuantity,
        max: largestQuantity,
      }),
      ...agreementFields(agreements),
    ],
    submit: t().order,
    onSubmit: async (values) => {
      const body = {
        offer: id,
        quantity: Number(values.text('quantity')),
        agreements: agreementAnswers(agreements, values),
        ...(series && { pricePerShare: series.pricePerShare }),
      };
      try {
        const placed = await call(placeOwnOrder, { body, idempotencyKey });
        go(`/orders/${placed.id}`);
      } catch (failure) {
        if (isApiError(failure) && failure.status > 0) idempotencyKey = randomId();
        throw failure;
      }
    },
  });
  placing.addEventListener('input', () => {
    idempotencyKey = randomId();
  });
  return placing;
}
