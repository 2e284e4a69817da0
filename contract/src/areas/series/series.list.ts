import { list } from '../../shared/list.ts';

export const seriesList = list({
  name: 'series',
  filters: {
    name: { type: 'text' },
    limit: { type: 'numberRange' },
    numberOfShares: { type: 'numberRange' },
    pricePerShare: { type: 'numberRange' },
  },
  sortable: ['name', 'limit', 'numberOfShares', 'pricePerShare'],
  defaultOrder: { column: 'name', direction: 'ASC' },
});
