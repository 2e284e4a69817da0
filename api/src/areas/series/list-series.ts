import { getSeries, seriesList } from '@share/contract/areas/series/series.endpoints.ts';
import type { SeriesRow } from '@share/contract/areas/series/series.schemas.ts';
import { gapsOfRow, hasGap } from '../../platform/lists/language-gaps.ts';
import {
  alphabetical,
  between,
  betweenIntegers,
  contains,
  equals,
  oneOf,
} from '../../platform/lists/list-conditions.ts';
import { listFrom } from '../../platform/lists/list-query.ts';
import type { ListSource } from '../../platform/lists/list-source.ts';
import { finderOf, named } from '../find/find.shared.ts';
import { whatWaits } from './waiting-series.ts';

interface Found extends Omit<SeriesRow, 'pricePerShare'> {
  pricePerShare: string;
}

const source: ListSource<typeof seriesList, Found, SeriesRow> = {
  declared: seriesList,
  from: 'series s',
  id: 's.id',
  filters: {
    name: contains("s.name->>'pl'", "s.name->>'en'"),
    limit: betweenIntegers('s.share_limit'),
    numberOfShares: betweenIntegers('s.issued'),
    pricePerShare: between('s.price_per_share'),
    isOpen: equals('s.is_open'),
    waits: oneOf(whatWaits),
    gap: hasGap('series', 's.id'),
  },
  orders: {
    name: alphabetical('s.name'),
    limit: 's.share_limit',
    numberOfShares: 's.issued',
    pricePerShare: 's.price_per_share',
  },
  select: {
    id: 's.id',
    name: 's.name',
    isOpen: 's.is_open',
    limit: 's.share_limit',
    numberOfShares: 's.issued',
    pricePerShare: 's.price_per_share',
    hasAccount: "s.account_number <> ''",
    isUsed:
      'EXISTS (SELECT FROM offers o WHERE o.series_id = s.id) OR EXISTS (SELECT FROM orders o WHERE o.series_id = s.id)',
    gaps: gapsOfRow('series', 's.id'),
  },
  joins: 'JOIN series s ON s.id = page.id',
  row: (found) => ({ ...found, pricePerShare: Number(found.pricePerShare) }),
};

export const listSeries = listFrom(source);

export const seriesFinder = finderOf({
  kind: 'series',
  endpoint: getSeries,
  sql: named('series', 'name'),
  route: (id) => `/series/${id}/edit`,
});
