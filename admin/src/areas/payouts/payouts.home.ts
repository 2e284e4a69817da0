import { getPayout, payoutsList } from '@share/contract/areas/payouts/payouts.endpoints.ts';
import { filtered, type HomeCards } from '../home/home.shared.tsx';
import { recordPaths, recordScreens } from '../links/record-paths.ts';

export const payoutsCards = {
  payoutsToPay: {
    title: { pl: 'Wypłaty do przelania', en: 'Payouts to transfer' },
    open: { endpoint: getPayout, to: recordPaths.payout },
    all: { to: recordScreens.payout.list, search: filtered(payoutsList, { state: 'confirmed' }) },
    shows: 'since',
  },
  payoutsToConfirm: {
    title: { pl: 'Wypłaty do zatwierdzenia', en: 'Payouts to confirm' },
    open: { endpoint: getPayout, to: recordPaths.payout },
    all: { to: recordScreens.payout.list, search: filtered(payoutsList, { state: 'draft' }) },
    shows: 'since',
  },
} satisfies HomeCards;
