import { warsawDay } from '@share/contract/shared/dates.ts';
import pg from 'pg';
import type { Page } from 'playwright';
import {
  accept,
  anOrder,
  anOrderWithAgreements,
  aSellingOffer,
  pay,
  reject,
  transactionOf,
} from '../../order-records.ts';
import { callApi, unique } from '../../records.ts';
import type { Place, Screen } from './screen.ts';

type Order = Awaited<ReturnType<typeof anOrder>>;

const DIALOG = '[role=dialog]';
const dialog = (page: Page) => page.getByRole('dialog');
const anEmail = () => `katarzyna.wisniewska-${unique()}@przedsiebiorstwo.example.com`;

async function anOpenOrder({ staff }: Place): Promise<Order> {
  const offer = await aSellingOffer(staff, `Rewitalizacja Kamienicy przy Piotrkowskiej ${unique()}`, {
    series: { pricePerShare: 12_345.67 },
  });
  return anOrder(staff, offer, { email: anEmail(), firstName: 'Katarzyna' });
}
const receive = (place: Place, order: Order, receivedAmount: number) =>
  callApi(place.staff, 'PUT', `/admin/transaction/${transactionOf(order)}/accept`, {
    receivedAmount,
    note: 'As the bank says',
  });
const furtherTransfer = (place: Place, order: Order, receivedAmount: number) =>
  callApi(place.staff, 'POST', `/admin/transaction/${transactionOf(order)}/further-transfer`, {
    receivedAmount,
    note: 'Once more',
  });
const recordRefund = (place: Place, order: Order) =>
  callApi(place.staff, 'POST', `/admin/transaction/${transactionOf(order)}/refund`, {
    returnedOn: warsawDay(new Date()),
    reference: 'FT 2026/77',
  });

/** What has happened to an order, by the name of the state in which it is then. */
const states: Record<string, (place: Place, order: Order) => Promise<unknown>> = {
  'that waits for its transfer': async () => {},
  'that is paid': ({ staff }, order) => pay(staff, order),
  'that is completed': async ({ staff }, order) => {
    await pay(staff, order);
    await accept(staff, order);
  },
  'that is rejected': ({ staff }, order) => reject(staff, order),
  'whose refund is due': async ({ staff }, order) => {
    await pay(staff, order);
    await reject(staff, order);
  },
  'whose refund is recorded': async (place, order) => {
    await pay(place.staff, order);
    await reject(place.staff, order);
    await recordRefund(place, order);
  },
  'with a surplus': (place, order) => receive(place, order, 24_800),
  'with further transfers': async (place, order) => {
    await pay(place.staff, order);
    await accept(place.staff, order);
    await furtherTransfer(place, order, 24_691.34);
    await furtherTransfer(place, order, 250.5);
  },
};

const orderScreens = Object.entries(states).map(
  ([name, happens]): Screen => ({
    name: `order ${name}`,
    open: async (place) => {
      const order = await anOpenOrder(place);
      await happens(place, order);
      await place.page.goto(`/orders/${order.id}/edit`);
    },
  }),
);
/** Of its transaction, the states in which that has something of its own to show. */
const showsTransaction = /waits|completed|due|further/;
const transactionScreens = Object.entries(states)
  .filter(([name]) => showsTransaction.test(name))
  .map(
    ([name, happens]): Screen => ({
      name: `transaction of an order ${name}`,
      open: async (place) => {
        const order = await anOpenOrder(place);
        await happens(place, order);
        await place.page.goto(`/transactions/${transactionOf(order)}/edit`);
      },
    }),
  );

/** A dialogue that a button opens, on the screen of an order or of its transaction. */
function question(
  [en, pl]: [string, string],
  state: keyof typeof states,
  screen: 'order' | 'transaction',
  then: (place: Place) => Promise<unknown> = async () => {},
): Screen {
  return {
    name: `${screen} ${state}: ${en}`,
    part: DIALOG,
    reopens: true,
    open: async (place) => {
      const { page, language } = place;
      const order = await anOpenOrder(place);
      await states[state]?.(place, order);
      const id = screen === 'order' ? order.id : transactionOf(order);
      await page.goto(`/${screen}s/${id}/edit`);
      await page
        .getByRole('button', { name: language === 'en' ? en : pl, exact: true })
        .first()
        .click();
      await dialog(page).waitFor();
      await then(place);
    },
  };
}
/** Presses the button that confirms, with what is needed missing. */
const confirmTooEarly = async ({ page }: Place) => {
  await dialog(page).getByRole('button').last().click();
  await dialog(page).locator('[aria-invalid=true]').first().waitFor();
};

/** An order of the demo whose investor has signed one of its two documents. */
async function withSignedDocuments({ server }: Place): Promise<number> {
  const client = new pg.Client({ connectionString: server.databaseUrl });
  await client.connect();
  const { rows } = await client.query<{ id: number }>(
    `SELECT o.id FROM orders o JOIN signed_documents s ON s.order_id = o.id
     WHERE o.status IN ('new', 'paid') GROUP BY o.id HAVING count(*) = 1 LIMIT 1`,
  );
  await client.end();
  return rows[0]?.id ?? 0;
}

export const bookScreens: Screen[] = [
  ...orderScreens,
  ...transactionScreens,
  question(
    ['Accept payment and order', 'Zaakceptuj wpłatę i zamówienie'],
    'that waits for its transfer',
    'order',
  ),
  question(
    ['Accept payment', 'Zaakceptuj wpłatę'],
    'that waits for its transfer',
    'order',
    async ({ page, language }) => {
      const label = language === 'en' ? 'Received' : 'Wpłynęło';
      await dialog(page).getByRole('textbox', { name: label, exact: true }).fill('551');
      await confirmTooEarly({ page } as Place);
    },
  ),
  question(['Reject', 'Odrzuć'], 'that waits for its transfer', 'order'),
  question(['Reject', 'Odrzuć'], 'that is paid', 'order'),
  question(['Accept', 'Zaakceptuj'], 'that is paid', 'order'),
  question(['Record the refund', 'Odnotuj zwrot'], 'whose refund is due', 'order', confirmTooEarly),
  question(['Record a late transfer', 'Odnotuj spóźniony przelew'], 'that is rejected', 'transaction'),
  question(['Record a further transfer', 'Odnotuj kolejny przelew'], 'that is completed', 'transaction'),
  {
    name: 'transaction that waits for its transfer: Extend',
    part: DIALOG,
    reopens: true,
    open: async (place) => {
      const { page } = place;
      await page.goto(`/transactions/${transactionOf(await anOpenOrder(place))}/edit`);
      await page.getByRole('button', { name: /^\+7 / }).click();
      await page.getByRole('button', { name: /^(Extend|Przedłuż)$/ }).click();
      await dialog(page).waitFor();
    },
  },
  {
    name: 'order with agreements, one of them open',
    part: DIALOG,
    open: async ({ page, staff }) => {
      const order = await anOrderWithAgreements(staff, `Dworska ${unique()}`, anEmail());
      await page.goto(`/orders/${order.id}/edit`);
      await page.getByRole('button', { name: 'Show the text of the agreement: Regulamin EN' }).click();
      await dialog(page).waitFor();
    },
  },
  {
    name: 'order with agreements and another order of its investor',
    open: async ({ page, staff }) => {
      const email = anEmail();
      const order = await anOrderWithAgreements(staff, `Dworska ${unique()}`, email);
      await anOrder(staff, await aSellingOffer(staff, `Inna ${order.id}`), { email, quantity: 1 });
      await page.goto(`/orders/${order.id}/edit`);
    },
  },
  {
    name: 'order with documents to sign',
    open: async (place) => place.page.goto(`/orders/${await withSignedDocuments(place)}/edit`),
  },
  {
    name: 'order that may only be read',
    viewer: ['admin:order:get'],
    open: async (place) => place.page.goto(`/orders/${(await anOpenOrder(place)).id}/edit`),
  },
  {
    name: 'list of transactions with what belongs to one',
    part: DIALOG,
    widths: [1440, 992],
    open: async ({ page }) => {
      await page.goto('/transactions');
      await page
        .getByRole('button', { name: /^Show related records: / })
        .first()
        .click();
      await dialog(page).getByRole('link').first().waitFor();
    },
  },
  {
    name: 'investment with the data of its investor',
    part: DIALOG,
    open: async (place) => {
      const order = await anOpenOrder(place);
      await place.page.goto(`/investments/${order.investmentId}/edit`);
      await place.page
        .getByRole('button', { name: /^Show the investor data/ })
        .first()
        .click();
      await dialog(place.page).waitFor();
    },
  },
  {
    name: 'investment with its shares',
    open: async (place) => {
      const order = await anOpenOrder(place);
      await states['that is completed']?.(place, order);
      await place.page.goto(`/investments/${order.investmentId}/edit`);
      await place.page.locator('main summary').first().click();
    },
  },
];
