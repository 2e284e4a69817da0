import { list } from '../../shared/lists/list.ts';

export const publicOffersList = list({
  name: 'public-offers',
  filters: { title: { type: 'text' }, isOpen: { type: 'boolean' } },
  sortable: ['position', 'title', 'investmentStart', 'investmentEnd'],
  defaultOrder: { column: 'position', direction: 'ASC' },
});
