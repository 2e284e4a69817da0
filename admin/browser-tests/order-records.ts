import type { OfferInputDraft } from '@share/contract/areas/offers/offers.schemas.ts';
import type {
  ManualOrderInput,
  OrderableOffer,
  OrderView,
} from '@share/contract/areas/orders/orders.schemas.ts';
import type { SeriesInput } from '@share/contract/areas/series/series.schemas.ts';
import type { TransactionView } from '@share/contract/areas/transactions/transactions.schemas.ts';
import type { Page } from 'playwright';
import { anOffer, anOfferAgreement, field } from './offer-records.ts';
import { aSeries, callApi } from './records.ts';

const always = { availableFrom: '2020-01-01 00:00:00', availableTo: '2099-12-31 23:59:59' };

/** A visible, open offer that sells shares at 250.50 zł now, with a series of the same name. */
export async function aSellingOffer(
  page: Page,
  title: string,
  { series, ...fields }: Partial<Omit<OfferInputDraft, 'series'>> & { series?: Partial<SeriesInput> } = {},
) {
  const sold = await aSeries(page, title, { ...always, ...series });
  const slug = crypto.randomUUID();
  return anOffer(page, title, {
    slug: { pl: slug, en: `${slug}-en` },
    series: sold.id,
    isVisible: true,
    investmentStart: '2020-01-01',
    investmentEnd: '2099-12-31',
    ...fields,
  });
}

/** Two agreements of an offer: one required, one optional. */
export const twoAgreements = (): OfferInputDraft['agreements'] => [
  { ...anOfferAgreement('Regulamin'), required: true },
  anOfferAgreement('Newsletter'),
];

export const anInvestorData = (): ManualOrderInput['investorData'] => ({
  firstName: 'Zofia',
  lastName: 'Zielińska',
  phoneNumber: '+48 600 100 200',
  address: { address: 'ul. Lipowa 1', zip: '00-950', city: 'Warszawa', country: 616, state: null },
  bankAccount: { country: 616, bankName: 'Bank Polski', accountNumber: '' },
});

interface AnOrder {
  quantity?: number;
  email?: string;
  firstName?: string;
  accountNumber?: string;
}

/** A pending order for Zofia Zielińska, of an offer without agreements. */
export async function anOrder(
  page: Page,
  offer: { id: number; series: number | null },
  { quantity = 2, email = 'zofia@example.com', firstName = 'Zofia', accountNumber = '' }: AnOrder = {},
): Promise<OrderView> {
  return callApi(page, 'POST', '/admin/investment/manual-order', {
    email,
    offer: offer.id,
    series: offer.series ?? 0,
    quantity,
    investorData: {
      ...anInvestorData(),
      firstName,
      bankAccount: { ...anInvestorData().bankAccount, accountNumber },
    },
    agreements: [],
  } satisfies ManualOrderInput);
}

/** An order of 2 shares of a new offer with two agreements, of which the required one is accepted. */
export async function anOrderWithAgreements(page: Page, title: string, email: string): Promise<OrderView> {
  const offer = await aSellingOffer(page, title, { agreements: twoAgreements() });
  const { agreements } = await callApi<OrderableOffer>(
    page,
    'GET',
    `/admin/investment/manual-order/offer/${offer.id}`,
  );
  return callApi(page, 'POST', '/admin/investment/manual-order', {
    email,
    offer: offer.id,
    series: offer.series ?? 0,
    quantity: 2,
    investorData: anInvestorData(),
    agreements: agreements.map(({ id, isGeneral, required }) => ({
      agreement: id,
      isGeneral,
      isAccepted: required,
    })),
  } satisfies ManualOrderInput);
}

export const transactionOf = (order: OrderView): number => order.transactions[0]?.id ?? 0;

/** Accepts the transaction of an order: the money has arrived. */
export const pay = (page: Page, order: OrderView): Promise<TransactionView> =>
  callApi(page, 'PUT', `/admin/transaction/${transactionOf(order)}/accept`);

export const accept = (page: Page, order: OrderView): Promise<OrderView> =>
  callApi(page, 'POST', `/admin/order/${order.id}/accept`);

export const reject = (page: Page, order: OrderView): Promise<OrderView> =>
  callApi(page, 'POST', `/admin/order/${order.id}/reject`);

/** The value below a label of a record. */
export const fact = (page: Page, label: string) =>
  page
    .locator('dl > div')
    .filter({ has: page.locator('dt').getByText(label, { exact: true }) })
    .locator('dd')
    .first();

export const dialogue = (page: Page) => page.getByRole('dialog');

/** Chooses in a select, with or without search. */
export async function choose(page: Page, label: string, choice: string): Promise<void> {
  const select = page.getByRole('combobox', { name: label, exact: true }).or(field(page, label)).first();
  if (await select.isEditable()) await select.fill(choice);
  else await select.click();
  await page.getByRole('option', { name: choice }).first().click();
}

/** Waits for a toast with that text, and closes it. */
export async function said(page: Page, text: string): Promise<void> {
  const toast = page.getByRole('alert').filter({ hasText: text });
  // A click would wait until it stands still: on a busy machine it has gone by itself then.
  await toast.getByRole('button').dispatchEvent('click');
  await toast.waitFor({ state: 'detached' });
}
