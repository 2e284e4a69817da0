import {
  duePaymentsList,
  listDuePayments,
} from '@share/contract/areas/payment-files/payment-files.endpoints.ts';
import { filtered, type HomeCards } from '../home/home.shared.tsx';
import { duePaymentsPath } from './payment-files.paths.ts';

export const paymentFilesCards = {
  paymentsToSend: {
    title: { pl: 'Przelewy do wysłania', en: 'Payments to send' },
    open: { endpoint: listDuePayments, to: () => duePaymentsPath },
    all: { to: duePaymentsPath, search: filtered(duePaymentsList, { state: 'waiting' }) },
    shows: 'since',
  },
} satisfies HomeCards;
