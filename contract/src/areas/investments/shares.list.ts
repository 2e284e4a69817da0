import { list } from '../../shared/lists/list.ts';

/** The shares of investments; a file has those of one investment, whose number is both ends of the range. */
export const sharesList = list({
  name: 'shares',
  filters: { investment: { type: 'numberRange' } },
  sortable: ['id'],
  defaultOrder: { column: 'id', direction: 'ASC' },
});
