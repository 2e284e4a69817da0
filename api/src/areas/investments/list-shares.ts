import type { ShareRow } from '@share/contract/areas/investments/investments.schemas.ts';
import { sharesList } from '@share/contract/areas/investments/shares.list.ts';
import { betweenIntegers } from '../../platform/lists/list-conditions.ts';
import { listFrom } from '../../platform/lists/list-query.ts';
import type { ListSource } from '../../platform/lists/list-source.ts';

interface Found extends Omit<ShareRow, 'price' | 'date'> {
  price: string;
  date: Date;
}

const source: ListSource<typeof sharesList, Found, ShareRow> = {
  declared: sharesList,
  from: 'shares h',
  id: 'h.id',
  filters: { investment: betweenIntegers('h.investment_id') },
  orders: { id: 'h.id' },
  select: {
    id: 'h.id',
    investmentId: 'h.investment_id',
    orderId: 'h.order_id',
    name: 's.name',
    displayName: 's.display_name',
    shareNumber: 'h.share_number',
    price: 'h.price',
    date: 'h.date',
  },
  joins: 'JOIN shares h ON h.id = page.id JOIN series s ON s.id = h.series_id',
  row: ({ price, date, ...share }) => ({
    ...share,
    price: Number(price),
    date: new Date(date).toISOString(),
  }),
};

export const listShares = listFrom(source);
