import * as agreements from '@share/contract/areas/agreements/agreements.endpoints.ts';
import * as investments from '@share/contract/areas/investments/investments.endpoints.ts';
import * as offers from '@share/contract/areas/offers/offers.endpoints.ts';
import * as orders from '@share/contract/areas/orders/orders.endpoints.ts';
import * as series from '@share/contract/areas/series/series.endpoints.ts';
import type { MenuGroup, MenuLink } from '@share/contract/areas/shell/shell.endpoints.ts';
import * as transactions from '@share/contract/areas/transactions/transactions.endpoints.ts';
import type { Endpoint } from '@share/contract/shared/endpoint.ts';
import type { Actor } from '../../platform/context.ts';
import { judge } from '../../platform/http/authorise.ts';

const link = (endpoint: Endpoint, route: string, icon: string, pl: string, en: string) => ({
  endpoint,
  route,
  icon,
  label: { pl, en },
});

/** One link per area that has a screen, in the order in which an offer's life goes (SHL-04). */
const groups = [
  {
    label: { pl: 'Oferta', en: 'Offer' },
    icon: 'building',
    links: [
      link(offers.listOffers, '/offers', 'building', 'Oferty', 'Offers'),
      link(series.listSeries, '/series', 'stack', 'Serie udziałów', 'Share series'),
      link(agreements.listAgreements, '/agreements', 'checklist', 'Zgody', 'Agreements'),
    ],
  },
  {
    label: { pl: 'Księgi', en: 'Books' },
    icon: 'book',
    links: [
      link(orders.listOrders, '/orders', 'receipt', 'Zamówienia', 'Orders'),
      link(transactions.listTransactions, '/transactions', 'arrows', 'Transakcje', 'Transactions'),
      link(investments.listInvestments, '/investments', 'chart', 'Inwestycje', 'Investments'),
    ],
  },
];

/** The side menu of that person: what may not be opened is left out (SHL-06). */
export function menuOf(actor: Actor): (MenuGroup | MenuLink)[] {
  return groups.flatMap(({ label, icon, links }) => {
    const children = links.filter(({ endpoint }) => judge(endpoint.access, actor) === 'allowed').map(entry);
    return children.length === 0 ? [] : [{ type: 'section' as const, label, icon, children }];
  });
}

const entry = ({ endpoint, route, icon, label }: (typeof groups)[number]['links'][number]): MenuLink => ({
  type: 'link',
  label,
  route,
  icon,
  permission: typeof endpoint.access === 'string' ? endpoint.access : null,
});
