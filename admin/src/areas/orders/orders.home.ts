import { getOrder } from '@share/contract/areas/orders/orders.endpoints.ts';
import { ordersList } from '@share/contract/areas/orders/orders.list.ts';
import { filtered, type HomeCards } from '../home/home.shared.tsx';
import { ordersPaths } from './orders.paths.ts';

const open = { endpoint: getOrder, to: ordersPaths.edit };

/** The card of refunds opens orders, because refunds are closed on the screen of their order. */
export const ordersCards = {
  ordersToAccept: {
    title: { pl: 'Opłacone zamówienia do zaakceptowania', en: 'Paid orders to accept' },
    open,
    all: { to: ordersPaths.list, search: filtered(ordersList, { status: 'paid' }) },
    shows: 'since',
  },
  refundsDue: {
    title: { pl: 'Zwroty do wykonania', en: 'Refunds due' },
    open,
    all: { to: ordersPaths.list, search: filtered(ordersList, { refund: 'due' }) },
    shows: 'since',
  },
} satisfies HomeCards;
