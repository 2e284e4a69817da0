import { getOffer } from '@share/contract/areas/offers/offers.endpoints.ts';
import { type OfferState, offersList } from '@share/contract/areas/offers/offers.list.ts';
import type { OfferRow } from '@share/contract/areas/offers/offers.schemas.ts';
import { gapsOfRow, hasGap } from '../../platform/lists/language-gaps.ts';
import {
  alphabetical,
  betweenDays,
  betweenIntegers,
  contains,
  equals,
  oneOf,
} from '../../platform/lists/list-conditions.ts';
import { listFrom } from '../../platform/lists/list-query.ts';
import type { ListSource } from '../../platform/lists/list-source.ts';
import { totalsFrom } from '../../platform/lists/totals-statement.ts';
import { finderOf, named } from '../find/find.shared.ts';
import { whatWaits } from './waiting-offers.ts';

interface Found extends Omit<OfferRow, 'createdAt'> {
  createdAt: Date;
}

const ofState: Record<OfferState, string> = {
  open: 'o.is_visible AND o.is_open',
  closed: 'o.is_visible AND NOT o.is_open',
  hidden: 'NOT o.is_visible',
};

const source: ListSource<typeof offersList, Found, OfferRow> = {
  declared: offersList,
  from: 'offers o',
  totals: {
    tab: `CASE WHEN ${ofState.hidden} THEN 'hidden' WHEN ${ofState.open} THEN 'open' ELSE 'closed' END`,
  },
  id: 'o.id',
  filters: {
    title: contains("o.title->>'pl'", "o.title->>'en'", "o.slug->>'pl'", "o.slug->>'en'"),
    position: betweenIntegers('o.position'),
    investmentStart: betweenDays('o.investment_start'),
    investmentEnd: betweenDays('o.investment_end'),
    isOpen: equals('o.is_open'),
    isVisible: equals('o.is_visible'),
    state: (state: OfferState) => ofState[state],
    waits: oneOf(whatWaits),
    gap: hasGap('offer', 'o.id'),
  },
  orders: {
    position: 'o.position',
    title: alphabetical('o.title'),
    investmentStart: 'o.investment_start',
    investmentEnd: 'o.investment_end',
    isOpen: 'o.is_open',
    isVisible: 'o.is_visible',
    createdAt: 'o.created_at',
  },
  select: {
    id: 'o.id',
    position: 'o.position',
    title: 'o.title',
    slug: 'o.slug',
    investmentStart: 'o.investment_start',
    investmentEnd: 'o.investment_end',
    isOpen: 'o.is_open',
    isVisible: 'o.is_visible',
    createdAt: 'o.created_at',
    isUsed: 'EXISTS (SELECT FROM investments i WHERE i.offer_id = o.id)',
    gaps: gapsOfRow('offer', 'o.id'),
  },
  joins: 'JOIN offers o ON o.id = page.id',
  row: (found) => ({ ...found, createdAt: found.createdAt.toISOString() }),
};

export const listOffers = listFrom(source);

export const totalOffers = totalsFrom(source);

export const offersFinder = finderOf({
  kind: 'offers',
  endpoint: getOffer,
  sql: named('offers', 'title'),
  route: (id) => `/offers/${id}/edit`,
});
