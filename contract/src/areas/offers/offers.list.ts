import { gapFilter } from '../../shared/content/gaps.ts';
import { list } from '../../shared/lists/list.ts';

/** The tasks about an offer, as home counts them. */
export const waitingOffers = ['withoutShares', 'seriesSoldElsewhere', 'pastEnd'] as const;

/** Whether visitors see an offer and can invest in it, only see it, or do neither. */
export const offerStates = ['open', 'closed', 'hidden'] as const;
export type OfferState = (typeof offerStates)[number];

export const offersList = list({
  name: 'offers',
  filters: {
    title: { type: 'text' },
    position: { type: 'numberRange' },
    investmentStart: { type: 'dateRange' },
    investmentEnd: { type: 'dateRange', ahead: true },
    isOpen: { type: 'boolean' },
    isVisible: { type: 'boolean' },
    state: { type: 'select', choices: offerStates },
    waits: { type: 'select', choices: waitingOffers },
    gap: gapFilter,
  },
  sortable: ['position', 'title', 'investmentStart', 'investmentEnd', 'isOpen', 'isVisible', 'createdAt'],
  defaultOrder: { column: 'position', direction: 'ASC' },
  tabs: 'state',
});
