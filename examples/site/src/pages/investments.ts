import {
  listOwnDocuments,
  listOwnInvestments,
  listOwnTransactions,
} from '@share/contract/areas/own-orders/own-orders.endpoints.ts';
import { formatDay } from '@share/contract/shared/dates.ts';
import { formatMoney } from '@share/contract/shared/numbers/money.ts';
import { call } from '../api.ts';
import { h } from '../dom.ts';
import { currentLanguage, inLanguage, t } from '../language.ts';
import type { Page } from '../router.ts';
import { downloadButton } from './order-documents.ts';

/** The investor's holdings with their documents, and every payment. */
export async function investments(): Promise<Page> {
  const [held, documents, transactions] = await Promise.all([
    call(listOwnInvestments),
    call(listOwnDocuments),
    call(listOwnTransactions),
  ]);
  const money = (amount: number) => formatMoney(amount, currentLanguage());
  const shares = held.items.filter(({ numberOfShares }) => numberOfShares > 0);
  return {
    title: t().investments,
    content: [
      shares.length === 0
        ? h('p', {}, t().noInvestments)
        : table(
            t().investments,
            [t().offer, t().shares, t().invested],
            shares.map(({ offer, numberOfShares, investedAmount }) => [
              inLanguage(offer.title),
              String(numberOfShares),
              money(investedAmount),
            ]),
          ),
      h('h2', {}, t().documents),
      h(
        'ul',
        {},
        ...documents.items.map(({ displayName, url, fileName }) =>
          h('li', {}, downloadButton(displayName, url, fileName)),
        ),
      ),
      h('h2', {}, t().payments),
      table(
        t().payments,
        [t().date, t().offer, t().amount, t().status],
        transactions.items.map(({ date, offer, amount, status }) => [
          formatDay(date),
          inLanguage(offer.title),
          money(amount),
          t().paymentStatuses[status],
        ]),
      ),
    ],
  };
}

/** Scrolled sideways where it is too wide, also by keyboard. */
const table = (name: string, heads: readonly string[], rows: readonly (readonly string[])[]): HTMLElement =>
  h(
    'div',
    { class: 'scrolled', tabindex: 0, role: 'region', 'aria-label': name },
    h(
      'table',
      {},
      h('thead', {}, h('tr', {}, ...heads.map((head) => h('th', { scope: 'col' }, head)))),
      h('tbody', {}, ...rows.map((row) => h('tr', {}, ...row.map((cell) => h('td', {}, cell))))),
    ),
  );
