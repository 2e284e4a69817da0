import { offersList } from '@share/contract/areas/offers/offers.list.ts';
import type { OfferRow } from '@share/contract/areas/offers/offers.schemas.ts';
import type { ListState } from '@share/contract/shared/list.ts';
import type { Translated } from '@share/contract/shared/translated.ts';
import type { Context } from '../../platform/context.ts';
import {
  alphabetical,
  betweenDays,
  betweenWhole,
  contains,
  equals,
} from '../../platform/lists/list-conditions.ts';
import { type ListSource, readList } from '../../platform/lists/list-query.ts';

interface Found {
  id: number;
  position: number;
  title: Translated;
  slug: Translated;
  investment_start: string;
  investment_end: string;
  is_open: boolean;
  is_visible: boolean;
  created_at: Date;
}

const source: ListSource<typeof offersList, Found> = {
  from: 'offers o',
  id: 'o.id',
  filters: {
    title: contains("o.title->>'pl'", "o.title->>'en'", "o.slug->>'pl'", "o.slug->>'en'"),
    position: betweenWhole('o.position'),
    investmentStart: betweenDays('o.investment_start'),
    investmentEnd: betweenDays('o.investment_end'),
    isOpen: equals('o.is_open'),
    isVisible: equals('o.is_visible'),
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
  select:
    'o.id, o.position, o.title, o.slug, o.investment_start, o.investment_end, o.is_open, o.is_visible, o.created_at',
  joins: 'JOIN offers o ON o.id = page.id',
  row: (found): OfferRow => ({
    id: found.id,
    position: found.position,
    title: found.title,
    slug: found.slug,
    investmentStart: found.investment_start,
    investmentEnd: found.investment_end,
    isOpen: found.is_open,
    isVisible: found.is_visible,
    createdAt: found.created_at.toISOString(),
  }),
};

export const listOffers = (context: Context, state: ListState) =>
  readList<OfferRow, typeof offersList, Found>(context, offersList, source, state);
