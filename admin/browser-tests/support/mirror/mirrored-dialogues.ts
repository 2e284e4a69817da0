import * as listViews from '@share/contract/areas/list-views/list-views.endpoints.ts';
import * as notes from '@share/contract/areas/notes/notes.endpoints.ts';
import * as patterns from '@share/contract/areas/offers/section-patterns.endpoints.ts';
import * as orders from '@share/contract/areas/orders/orders.endpoints.ts';
import * as payouts from '@share/contract/areas/payouts/payouts.endpoints.ts';
import * as refunds from '@share/contract/areas/refunds/refunds.endpoints.ts';
import * as statements from '@share/contract/areas/statements/statements.endpoints.ts';
import * as unknownMoney from '@share/contract/areas/statements/unknown-money.endpoints.ts';
import * as transactions from '@share/contract/areas/transactions/transactions.endpoints.ts';
import * as users from '@share/contract/areas/users/users.endpoints.ts';
import { addWarsawDays, warsawDay } from '@share/contract/shared/dates.ts';
import type { Page } from 'playwright';
import { anMt940, type Booking } from '../../../../api/src/testing/files/statement-files.ts';
import { anOffer } from '../../offer-records.ts';
import { accept, anOrder, aSellingOffer, pay, reject, transactionOf } from '../../order-records.ts';
import { aUser } from '../../people-records.ts';
import { callApi, unique } from '../../records.ts';
import { accounts } from '../accounts.ts';
import type { OpenedDialogue } from './mirror-dialogue.ts';

/** A dialogue that is filled. */
export interface MirroredDialogue {
  title: string;
  /** The name of its file. */
  source: string;
  prepare: (staff: Page) => Promise<OpenedDialogue>;
}

type Words = Readonly<Record<'pl' | 'en', string>>;

/** Opens the screen, and presses these buttons or entries of menus one after another. */
const openBy =
  (address: string, ...steps: readonly Words[]) =>
  async (page: Page): Promise<void> => {
    await page.goto(address);
    for (const { pl, en } of steps) {
      const name = new RegExp(`^(${pl}|${en})`);
      await page.getByRole('button', { name }).or(page.getByRole('menuitem', { name })).first().click();
    }
  };

const anOpenOrder = async (staff: Page, investor?: Parameters<typeof anOrder>[2]) =>
  anOrder(staff, await aSellingOffer(staff, `Mirror ${unique()}`), investor);

const yesterday = () => warsawDay(addWarsawDays(new Date(), -1));
const receipt = () => ({
  receivedAmount: 1234.5,
  receivedOn: yesterday(),
  note: 'Zażółć, "as the bank says"',
});

/** An imported statement of today with one line. */
async function aStatement(staff: Page, booking: Booking): Promise<{ id: number }> {
  const account = '83101010230000261395100000';
  const series = { bankInfo: { accountHolder: 'Share', bankName: 'Bank', accountNumber: account } };
  await aSellingOffer(staff, `Mirror ${unique()}`, { series });
  const file = anMt940([{ day: warsawDay(new Date()), ...booking }], { account });
  const body = { fileName: 'wyciag.sta', base64: Buffer.from(file).toString('base64') };
  return callApi(staff, 'POST', '/admin/statement', body);
}

const ACCEPTANCE = 'acceptance-form.tsx';

export const mirroredDialogues: readonly MirroredDialogue[] = [
  {
    source: ACCEPTANCE,
    title: 'the payment that is accepted',
    prepare: async (staff) => {
      const order = await anOpenOrder(staff);
      return {
        endpoint: transactions.acceptTransaction,
        wanted: receipt(),
        open: openBy(`/transactions/${transactionOf(order)}/edit`, {
          pl: 'Zaakceptuj wpłatę',
          en: 'Accept payment',
        }),
      };
    },
  },
  {
    source: ACCEPTANCE,
    title: 'the late transfer',
    prepare: async (staff) => {
      const order = await anOpenOrder(staff);
      await reject(staff, order);
      return {
        endpoint: transactions.recordLateTransfer,
        wanted: receipt(),
        open: openBy(`/orders/${order.id}/edit`, {
          pl: 'Odnotuj spóźniony przelew',
          en: 'Record a late transfer',
        }),
      };
    },
  },
  {
    source: ACCEPTANCE,
    title: 'the further transfer',
    prepare: async (staff) => {
      const order = await anOpenOrder(staff);
      await pay(staff, order);
      await accept(staff, order);
      return {
        endpoint: transactions.recordFurtherTransfer,
        wanted: receipt(),
        open: openBy(`/orders/${order.id}/edit`, {
          pl: 'Odnotuj kolejny przelew',
          en: 'Record a further transfer',
        }),
      };
    },
  },
  {
    source: 'extension-dialog.tsx',
    title: 'the longer term',
    prepare: async (staff) => {
      const order = await anOpenOrder(staff);
      return {
        endpoint: transactions.extendTransaction,
        wanted: { waitUntil: `${warsawDay(addWarsawDays(new Date(), 40))} 23:59:59`, reason: 'Zażółć' },
        open: openBy(`/orders/${order.id}/edit`, { pl: 'Przedłuż', en: 'Extend' }),
      };
    },
  },
  {
    source: 'accept-with-note.tsx',
    title: 'the own order that is accepted with a note',
    prepare: async (staff) => {
      const order = await anOpenOrder(staff, { email: accounts.admin.email });
      await callApi(staff, 'PUT', `/admin/transaction/${transactionOf(order)}/accept`, { note: 'Own' });
      return {
        endpoint: orders.acceptOrder,
        wanted: { note: 'Zażółć, "the only one"' },
        open: openBy(`/orders/${order.id}/edit`, {
          pl: 'Zaakceptuj własne zamówienie',
          en: 'Accept your own order',
        }),
      };
    },
  },
  {
    source: 'reject-order.tsx',
    title: 'the order that is rejected with a reason',
    prepare: async (staff) => {
      const order = await anOpenOrder(staff);
      return {
        endpoint: orders.rejectOrder,
        wanted: { note: 'Zażółć, "the scan is blurred"' },
        open: openBy(`/orders/${order.id}/edit`, { pl: 'Odrzuć', en: 'Reject' }),
      };
    },
  },
  {
    source: 'add-note.tsx',
    title: 'the note on a person',
    prepare: async (staff) => {
      const { id } = await aUser(staff);
      return {
        endpoint: notes.userNotes.add,
        wanted: { text: 'Zażółć, "prefers the telephone"' },
        open: async (page) => {
          await page.goto(`/users/${id}`);
          await page.getByRole('tab', { name: /^(Notes|Notatki)/ }).click();
          await page.getByRole('button', { name: /^(Add a note|Dodaj notatkę)/ }).click();
        },
      };
    },
  },
  {
    source: 'close-refund-dialog.tsx',
    title: 'the refund',
    prepare: async (staff) => {
      const order = await anOpenOrder(staff);
      await pay(staff, order);
      await reject(staff, order);
      return {
        endpoint: refunds.closeRefund,
        wanted: { returnedOn: warsawDay(new Date()), reference: 'FT 2026/77' },
        open: openBy(`/orders/${order.id}/edit`, { pl: 'Odnotuj zwrot', en: 'Record the refund' }),
      };
    },
  },
  {
    source: 'assign-dialog.tsx',
    title: 'the payment that is split',
    prepare: async (staff) => {
      const order = await anOpenOrder(staff);
      const { id } = await aStatement(staff, { amount: '1600.50', title: `Zam. ${order.id}` });
      return {
        endpoint: statements.assignLine,
        wanted: { parts: [{ amount: 1234.5 }], note: 'Zażółć, "the rest is unknown"' },
        left: { order: 'the line names it; how orders are searched is in its own tests' },
        open: openBy(`/statements/${id}`, { pl: 'Wybierz zamówienie', en: 'Choose an order' }),
      };
    },
  },
  {
    source: 'return-dialog.tsx',
    title: 'the unknown money that goes back',
    prepare: async (staff) => {
      const title = `Mirror ${unique()}`;
      const { id } = await aStatement(staff, { amount: '77.00', title });
      const [line] = await callApi<{ id: number }[]>(staff, 'GET', `/admin/statement/${id}/line`);
      const unknown = { parts: [{ order: null, amount: 77 }] };
      await callApi(staff, 'POST', `/admin/statement/line/${line?.id}/assign`, unknown);
      return {
        endpoint: unknownMoney.returnUnknownMoney,
        wanted: { returnedOn: warsawDay(new Date()), reference: 'FT 2026/78' },
        open: openBy(`/unknown-money?filters[sender][value]=${encodeURIComponent(title)}`, {
          pl: 'Odnotuj zwrot',
          en: 'Record the refund',
        }),
      };
    },
  },
  {
    source: 'mark-dialog.tsx',
    title: 'the payment to a holder',
    prepare: async (staff) => {
      const order = await anOpenOrder(staff);
      await pay(staff, order);
      await accept(staff, order);
      const paidOn = warsawDay(new Date());
      const draft = { offer: order.offer.id, asOf: paidOn, total: 100 };
      const { id } = await callApi<{ id: number }>(staff, 'POST', '/admin/payout', draft);
      await callApi(staff, 'POST', `/admin/payout/${id}/confirm`);
      return {
        endpoint: payouts.markPayout,
        wanted: { paidOn, reference: 'FT 2026/79' },
        open: openBy(`/payouts/${id}`, { pl: 'Odnotuj przelew', en: 'Record the payment' }),
      };
    },
  },
  {
    source: 'sign-out-user.tsx',
    title: 'the person who is signed out',
    prepare: async (staff) => {
      const { id } = await aUser(staff);
      return {
        endpoint: users.signOutUser,
        wanted: { reason: 'Zażółć, "the laptop is gone"' },
        open: openBy(`/users/${id}`, { pl: 'Wyloguj wszędzie', en: 'Sign out everywhere' }),
      };
    },
  },
  {
    source: 'view-form.tsx',
    title: 'the view of a list',
    prepare: async () => ({
      endpoint: listViews.createListView,
      wanted: {},
      open: openBy(
        '/series?filters[isOpen][value]=1',
        { pl: 'Widoki', en: 'Views' },
        { pl: 'Zapisz te filtry jako widok', en: 'Save these filters as a view' },
      ),
    }),
  },
  {
    source: 'pattern-name.tsx',
    title: 'the name of a pattern',
    prepare: async (staff) => {
      const { id } = await anOffer(staff, `Mirror ${unique()}`, { sections: [{ elements: [] }] });
      return {
        endpoint: patterns.createSectionPattern,
        wanted: {},
        open: async (page) => {
          await page.goto(`/offers/${id}/edit`);
          await page.getByRole('tab', { name: /^(Sections|Sekcje)/ }).click();
          await page
            .getByRole('button', { name: /^(Więcej działań|More actions)/ })
            .first()
            .click();
          await page.getByRole('menuitem', { name: /^(Zapisz jako wzór|Save as a pattern)/ }).click();
        },
      };
    },
  },
];

/** Files with a dialogue that is not filled here, by name, each with the reason. */
export const dialoguesWithoutMirror: Readonly<Record<string, string>> = {
  'aside-dialog.tsx': 'radio buttons decide which of its texts is sent, in its own tests',
  'create-file-dialog.tsx': 'only choices, in the journey of a refund day',
  'paid-dialog.tsx': 'the same day as that of the refund',
  'month-dialog.tsx': 'one choice, of the file that is saved',
  'end-dialog.tsx': 'one note, of a proposal, in its own tests',
};
