import { getTransaction } from '@share/contract/areas/transactions/transactions.endpoints.ts';
import {
  transactionsList,
  type waitingPayments,
} from '@share/contract/areas/transactions/transactions.list.ts';
import { filtered, type HomeCards, type HomeCardView } from '../home/home.shared.tsx';
import { transactionsPaths } from './transactions.paths.ts';

const card = (
  waits: (typeof waitingPayments)[number],
  pl: string,
  en: string,
  shows: HomeCardView['shows'],
): HomeCardView => ({
  title: { pl, en },
  open: { endpoint: getTransaction, to: transactionsPaths.edit },
  all: { to: transactionsPaths.list, search: filtered(transactionsList, { waits }) },
  shows,
});

export const transactionsCards = {
  payPalUnclear: card(
    'payPalUnclear',
    'Płatności PayPal do wyjaśnienia',
    'PayPal payments to clarify',
    'since',
  ),
  payPalNotCompared: card(
    'payPalNotCompared',
    'Płatności nieporównane z PayPal',
    'Payments not compared with PayPal',
    'since',
  ),
  paymentsToAccept: card('toAccept', 'Wpłaty do zaakceptowania', 'Payments to accept', 'since'),
  paymentsDueSoon: card('dueSoon', 'Termin wpłaty w ciągu 3 dni', 'Payment due within 3 days', 'until'),
  paymentsOverdue: card('overdue', 'Po terminie wpłaty', 'Payment overdue', 'until'),
} satisfies HomeCards;
