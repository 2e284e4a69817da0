import { bothLanguages } from '../../platform/texts.ts';

/** The terms that several areas share: offers, orders, transactions and the people behind them. */
export const linksTexts = bothLanguages({
  pl: {
    offer: { title: 'Oferta', id: 'Numer', slug: 'Slug' },
    order: {
      statuses: {
        new: 'Oczekujące',
        paid: 'Opłacone',
        completed: 'Zrealizowane',
        rejected: 'Anulowane',
      },
      status: 'Status',
      quantity: 'Liczba udziałów',
      pricePerShare: 'Cena udziału',
      totalAmount: 'Łączna kwota',
    },
    transaction: {
      statuses: {
        new: 'Oczekująca',
        paid: 'Opłacona',
        completed: 'Zrealizowana',
        rejected: 'Anulowana',
      },
      types: { investment: 'Inwestycja', dividend: 'Dywidenda' },
      methods: { bankTransfer: 'Przelew bankowy', payPal: 'PayPal' },
      waitUntil: 'Termin wpłaty',
    },
    user: {
      id: 'Numer',
      email: 'E-mail',
      firstName: 'Imię',
      lastName: 'Nazwisko',
      account: 'Konto',
      deleted: 'Użytkownik usunięty',
    },
  },
  en: {
    offer: { title: 'Offer', id: 'Number', slug: 'Slug' },
    order: {
      statuses: {
        new: 'Pending',
        paid: 'Paid',
        completed: 'Completed',
        rejected: 'Cancelled',
      },
      status: 'Status',
      quantity: 'Shares',
      pricePerShare: 'Price per share',
      totalAmount: 'Total amount',
    },
    transaction: {
      statuses: {
        new: 'Pending',
        paid: 'Paid',
        completed: 'Completed',
        rejected: 'Cancelled',
      },
      types: { investment: 'Investment', dividend: 'Dividend' },
      methods: { bankTransfer: 'Bank transfer', payPal: 'PayPal' },
      waitUntil: 'Payment due',
    },
    user: {
      id: 'Number',
      email: 'E-mail',
      firstName: 'First name',
      lastName: 'Last name',
      account: 'Account',
      deleted: 'User deleted',
    },
  },
});
