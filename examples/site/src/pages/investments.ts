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
import { pagedRows } from '../paged-rows.ts';
import type { Page } from '../router.ts';
import { downloadButton } from './order-documents.ts';

/** The investor's holdings with their documents, and every payment. */
export async function investments(): Promise<Page> {
  const [held, files, paid] = [h('tbody'), h('ul'), h('tbody')];
  const money = (amount: number) => formatMoney(amount, currentLanguage());
  const [moreHeld, moreFiles, morePaid] = await Promise.all([
    pagedRows({
      declared: listOwnInvestments.list,
      load: async (list) => {
        const answer = await call(listOwnInvestments, { list });
        return { ...answer, items: answer.items.filter(({ numberOfShares }) => numberOfShares > 0) };
      },
      draw: ({ offer, numberOfShares, investedAmount }) =>
        row(inLanguage(offer.title), String(numberOfShares), money(investedAmount)),
      into: held,
    }),
    pagedRows({
      declared: listOwnDocuments.list,
      load: (list) => call(listOwnDocuments, { list }),
      draw: ({ displayName, url, fileName }) => h('li', {}, downloadButton(displayName, url, fileName)),
      into: files,
    }),
    pagedRows({
      declared: listOwnTransactions.list,
      load: (list) => call(listOwnTransactions, { list }),
      draw: ({ date, offer, amount, tax, net, status, payout }) =>
        row(
          formatDay(date),
          inLanguage(offer.title),
          money(amount),
          tax === null ? '–' : money(tax),
          net === null ? '–' : money(net),
          payout ? t().payoutStates[payout.state] : t().paymentStatuses[status],
        ),
      into: paid,
    }),
  ]);
  return {
    title: t().investments,
    content: [
      held.hasChildNodes()
        ? table(t().investments, [t().offer, t().shares, t().invested], held)
        : h('p', {}, t().noInvestments),
      moreHeld,
      h('h2', {}, t().documents),
      files,
      moreFiles,
      h('h2', {}, t().payments),
      table(t().payments, [t().date, t().offer, t().amount, t().tax, t().net, t().status], paid),
      morePaid,
    ],
  };
}

const row = (...cells: readonly string[]): HTMLElement =>
  h('tr', {}, ...cells.map((cell) => h('td', {}, cell)));

/** Scrolled sideways where it is too wide, also by keyboard. */
const table = (name: string, heads: readonly string[], body: HTMLElement): HTMLElement =>
  h(
    'div',
    { class: 'scrolled', tabindex: 0, role: 'region', 'aria-label': name },
    h(
      'table',
      {},
      h('thead', {}, h('tr', {}, ...heads.map((head) => h('th', { scope: 'col' }, head)))),
      body,
    ),
  );
