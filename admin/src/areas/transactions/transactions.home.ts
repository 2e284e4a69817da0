import { getTransaction } from '@share/contract/areas/transactions/transactions.endpoints.ts';
import { transactionsList } from '@share/contract/areas/transactions/transactions.list.ts';
import { filtered, type HomeCards, type HomeCardView } from '../home/home.shared.tsx';
import { transactionsPaths } from './transactions.paths.ts';

const card = (pl: string, en: string, shows: HomeCardView['shows']): HomeCardView => ({
  title: { pl, en },
  open: { endpoint: getTransaction, to: transactionsPaths.edit },
  all: { to: transactionsPaths.list, search: filtered(transactionsList, { status: 'new' }) },
  shows,
});

export const transactionsCards = {
  payPalUnclear: {
    ...card('Płatności PayPal do wyjaśnienia', 'PayPal payments to clarify', 'since'),
    all: { to: transactionsPaths.list, search: filtered(transactionsList, { method: 'payPal' }) },
  },
  paymentsToAccept: {
    ...card('Wpłaty do zaakceptowania', 'Payments to accept', 'since'),
    all: {
      to: transactionsPaths.list,
      search: filtered(transactionsList, { status: 'new', method: 'bankTransfer' }),
    },
  },
  paymentsDueSoon: card('Termin wpłaty w ciągu 3 dni', 'Payment due within 3 days', 'until'),
  paymentsOverdue: card('Po terminie wpłaty', 'Payment overdue', 'until'),
} satisfies HomeCards;
