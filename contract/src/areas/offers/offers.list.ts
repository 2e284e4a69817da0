import { gapFilter } from '../../shared/content/gaps.ts';
import { list } from '../../shared/lists/list.ts';

export const offersList = list({
  name: 'offers',
  filters: {
    title: { type: 'text' },
    position: { type: 'numberRange' },
    investmentStart: { type: 'dateRange' },
    investmentEnd: { type: 'dateRange' },
    isOpen: { type: 'boolean' },
    isVisible: { type: 'boolean' },
    gap: gapFilter,
  },
  sortable: ['position', 'title', 'investmentStart', 'investmentEnd', 'isOpen', 'isVisible', 'createdAt'],
  defaultOrder: { column: 'position', direction: 'ASC' },
});
