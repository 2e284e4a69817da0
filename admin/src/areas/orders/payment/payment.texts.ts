import { bothLanguages } from '../../../platform/texts.ts';

/** The money of an order, as its screen shows it first. */
export const paymentTexts = bothLanguages({
  pl: {
    title: 'Wpłata',
    amount: 'Kwota',
    method: 'Metoda',
    transaction: 'Transakcja',
    waitUntil: 'Termin wpłaty',
    overdue: 'po terminie',
    receivedAt: 'Wpłata zaakceptowana',
    received: 'Wpłynęło',
    receivedOn: 'Data wpływu',
    note: 'Uwaga',
    withWords: (at: string, words: string) => `${at} (${words})`,
    onlyPayment: 'Wpłata jest zaakceptowana, ale zamówienia nie udało się zaakceptować',
  },
  en: {
    title: 'Payment',
    amount: 'Amount',
    method: 'Method',
    transaction: 'Transaction',
    waitUntil: 'Payment due',
    overdue: 'overdue',
    receivedAt: 'Payment accepted',
    received: 'Received',
    receivedOn: 'Received on',
    note: 'Note',
    withWords: (at: string, words: string) => `${at} (${words})`,
    onlyPayment: 'The payment is accepted, but the order could not be accepted',
  },
});
