import { seriesList } from '@share/contract/areas/series/series.endpoints.ts';
import type { SeriesRow } from '@share/contract/areas/series/series.schemas.ts';
import type { ListState } from '@share/contract/shared/list.ts';
import type { Translated } from '@share/contract/shared/translated.ts';
import type { Context } from '../../platform/context.ts';
import { alphabetical, between, betweenWhole, contains } from '../../platform/lists/list-conditions.ts';
import { type ListSource, readList } from '../../platform/lists/list-query.ts';

interface Found {
  id: number;
  name: Translated;
  limit: number;
  number_of_shares: number;
  price_per_share: string;
}

const source: ListSource<typeof seriesList, Found> = {
  from: 'series s',
  id: 's.id',
  filters: {
    name: contains("s.name->>'pl'", "s.name->>'en'"),
    limit: betweenWhole('s.share_limit'),
    numberOfShares: betweenWhole('s.issued'),
    pricePerShare: between('s.price_per_share'),
  },
  orders: {
    name: alphabetical('s.name'),
    limit: 's.share_limit',
    numberOfShares: 's.issued',
    pricePerShare: 's.price_per_share',
  },
  select: 's.id, s.name, s.share_limit AS limit, s.issued AS number_of_shares, s.price_per_share',
  joins: 'JOIN series s ON s.id = page.id',
  row: (found): SeriesRow => ({
    id: found.id,
    name: found.name,
    limit: found.limit,
    numberOfShares: found.number_of_shares,
    pricePerShare: Number(found.price_per_share),
  }),
};

export const listSeries = (context: Context, state: ListState) =>
  readList<SeriesRow, typeof seriesList, Found>(context, seriesList, source, state);
