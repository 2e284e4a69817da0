import { listOwnOrders } from '@share/contract/areas/own-orders/own-orders.endpoints.ts';
import { formatDay } from '@share/contract/shared/dates.ts';
import { formatMoney } from '@share/contract/shared/numbers/money.ts';
import { call } from '../api.ts';
import { h } from '../dom.ts';
import { currentLanguage, inLanguage, t } from '../language.ts';
import { pagedRows } from '../paged-rows.ts';
import type { Page } from '../router.ts';

export async function orders(): Promise<Page> {
  const cards = h('ul', { class: 'cards' });
  const more = await pagedRows({
    declared: listOwnOrders.list,
    load: (list) => call(listOwnOrders, { list }),
    draw: ({ id, date, offer, quantity, totalAmount, status }) =>
      h(
        'li',
        { class: 'card' },
        h('h2', {}, h('a', { href: `/orders/${id}` }, t().orderNumber(id))),
        h('p', {}, `${inLanguage(offer.title)}, ${formatDay(date)}`),
        h('p', {}, `${t().shares}: ${quantity} · ${formatMoney(totalAmount, currentLanguage())}`),
        h('p', { class: 'state' }, t().statuses[status]),
      ),
    into: cards,
  });
  return { title: t().orders, content: cards.hasChildNodes() ? [cards, more] : [t().noOrders] };
}
