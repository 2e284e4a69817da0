import * as listViews from '@share/contract/areas/list-views/list-views.endpoints.ts';
import * as patterns from '@share/contract/areas/offers/section-patterns.endpoints.ts';
import * as orders from '@share/contract/areas/orders/orders.endpoints.ts';
import * as refunds from '@share/contract/areas/refunds/refunds.endpoints.ts';
import * as transactions from '@share/contract/areas/transactions/transactions.endpoints.ts';
import * as users from '@share/contract/areas/users/users.endpoints.ts';
import { addWarsawDays, warsawDay } from '@share/contract/shared/dates.ts';
import type { Page } from 'playwright';
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
  'assign-dialog.tsx': 'its orders are searched by what the line says, in its own tests',
  'return-dialog.tsx': 'the same two fields as those of the refund',
};
