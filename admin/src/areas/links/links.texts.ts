import {
  methodLabels,
  orderStatusLabels,
  rejectionLabels,
  transactionStatusLabels,
  transactionTypeLabels,
} from '@share/contract/areas/orders/order-words.ts';
import { bothLanguages, labelsIn } from '../../platform/texts.ts';

/** The terms that several areas share: offers, orders, transactions and the people behind them. */
export const linksTexts = bothLanguages({
  pl: {
    offer: { title: 'Oferta', id: 'Numer', slug: 'Slug' },
    order: {
      statuses: labelsIn('pl', orderStatusLabels),
      rejection: {
        expired: () => 'wygasło',
        staff: (by: string) => `odrzucone (${by})`,
        investor: () => 'anulowane przez inwestora',
      },
      rejections: labelsIn('pl', rejectionLabels),
      rejectionReason: 'Powód anulowania',
      status: 'Status',
      quantity: 'Liczba udziałów',
      pricePerShare: 'Cena udziału',
      totalAmount: 'Łączna kwota',
    },
    transaction: {
      statuses: labelsIn('pl', transactionStatusLabels),
      rejection: {
        expired: () => 'zamówienie wygasło',
        staff: (by: string) => `zamówienie odrzucone (${by})`,
        investor: () => 'zamówienie anulowane przez inwestora',
      },
      types: labelsIn('pl', transactionTypeLabels),
      methods: labelsIn('pl', methodLabels),
      waitUntil: 'Termin wpłaty',
      waits: { dueSoon: 'Termin w ciągu 3 dni', overdue: 'Po terminie' },
      received: (amount: string) => `wpłynęło ${amount}`,
    },
    refund: {
      title: 'Zwrot',
      states: { due: 'Do zwrotu', returned: 'Zwrócone' },
    },
    user: {
      id: 'Numer',
      email: 'E-mail',
      firstName: 'Imię',
      lastName: 'Nazwisko',
      account: 'Konto',
      deleted: 'Użytkownik usunięty',
      number: 'Numer użytkownika',
    },
  },
  en: {
    offer: { title: 'Offer', id: 'Number', slug: 'Slug' },
    order: {
      statuses: labelsIn('en', orderStatusLabels),
      rejection: {
        expired: () => 'expired',
        staff: (by: string) => `rejected by ${by}`,
        investor: () => 'cancelled by the investor',
      },
      rejections: labelsIn('en', rejectionLabels),
      rejectionReason: 'Reason for cancelling',
      status: 'Status',
      quantity: 'Shares',
      pricePerShare: 'Price per share',
      totalAmount: 'Total amount',
    },
    transaction: {
      statuses: labelsIn('en', transactionStatusLabels),
      rejection: {
        expired: () => 'order expired',
        staff: (by: string) => `order rejected by ${by}`,
        investor: () => 'order cancelled by the investor',
      },
      types: labelsIn('en', transactionTypeLabels),
      methods: labelsIn('en', methodLabels),
      waitUntil: 'Payment due',
      waits: { dueSoon: 'Due within 3 days', overdue: 'Overdue' },
      received: (amount: string) => `received ${amount}`,
    },
    refund: {
      title: 'Refund',
      states: { due: 'Refund due', returned: 'Refunded' },
    },
    user: {
      id: 'Number',
      email: 'E-mail',
      firstName: 'First name',
      lastName: 'Last name',
      account: 'Account',
      deleted: 'User deleted',
      number: 'User number',
    },
  },
});
