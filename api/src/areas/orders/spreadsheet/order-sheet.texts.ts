import type { OrderStatus, TransactionMethod } from '@share/contract/areas/orders/orders.schemas.ts';
import type { Language } from '@share/contract/shared/languages.ts';

interface OrderSheetTexts {
  sheet: (orderId: number) => string;
  sections: Record<'order' | 'offer' | 'investor' | 'transactions', string>;
  fields: Record<
    | 'id'
    | 'status'
    | 'date'
    | 'dateCompleted'
    | 'investmentId'
    | 'quantity'
    | 'pricePerShare'
    | 'totalAmount'
    | 'title'
    | 'series'
    | 'shareNumbers'
    | 'firstName'
    | 'lastName'
    | 'email'
    | 'phoneNumber'
    | 'address'
    | 'zip'
    | 'city'
    | 'state'
    | 'country'
    | 'bankName'
    | 'bankCountry'
    | 'accountNumber'
    | 'method'
    | 'originalAmount'
    | 'commission'
    | 'commissionPercent'
    | 'amount',
    string
  >;
  statuses: Record<OrderStatus, string>;
  methods: Record<TransactionMethod, string>;
  /** The number format of an amount; the spreadsheet program replaces the separators by those of its language. */
  money: string;
}

export const orderSheetTexts: Record<Language, OrderSheetTexts> = {
  pl: {
    sheet: (orderId) => `Zamówienie ${orderId}`,
    sections: { order: 'Zamówienie', offer: 'Oferta', investor: 'Inwestor', transactions: 'Transakcje' },
    fields: {
      id: 'Numer',
      status: 'Status',
      date: 'Data',
      dateCompleted: 'Data realizacji',
      investmentId: 'Numer inwestycji',
      quantity: 'Liczba udziałów',
      pricePerShare: 'Cena udziału',
      totalAmount: 'Wartość zamówienia',
      title: 'Tytuł',
      series: 'Seria',
      shareNumbers: 'Numery udziałów',
      firstName: 'Imię',
      lastName: 'Nazwisko',
      email: 'E-mail',
      phoneNumber: 'Telefon',
      address: 'Adres',
      zip: 'Kod pocztowy',
      city: 'Miejscowość',
      state: 'Województwo lub region',
      country: 'Kraj',
      bankName: 'Bank',
      bankCountry: 'Kraj banku',
      accountNumber: 'Numer rachunku',
      method: 'Metoda',
      originalAmount: 'Kwota bez prowizji',
      commission: 'Prowizja',
      commissionPercent: 'Prowizja w procentach',
      amount: 'Kwota',
    },
    statuses: { new: 'Oczekujące', paid: 'Opłacone', completed: 'Zrealizowane', rejected: 'Anulowane' },
    methods: { bankTransfer: 'Przelew bankowy', payPal: 'PayPal' },
    money: '#,##0.00 "zł"',
  },
  en: {
    sheet: (orderId) => `Order ${orderId}`,
    sections: { order: 'Order', offer: 'Offer', investor: 'Investor', transactions: 'Transactions' },
    fields: {
      id: 'Number',
      status: 'Status',
      date: 'Date',
      dateCompleted: 'Completed on',
      investmentId: 'Investment number',
      quantity: 'Number of shares',
      pricePerShare: 'Price per share',
      totalAmount: 'Total amount',
      title: 'Title',
      series: 'Series',
      shareNumbers: 'Share numbers',
      firstName: 'First name',
      lastName: 'Last name',
      email: 'E-mail',
      phoneNumber: 'Phone',
      address: 'Address',
      zip: 'Postal code',
      city: 'City',
      state: 'State or region',
      country: 'Country',
      bankName: 'Bank',
      bankCountry: 'Country of the bank',
      accountNumber: 'Account number',
      method: 'Method',
      originalAmount: 'Amount without commission',
      commission: 'Commission',
      commissionPercent: 'Commission in percent',
      amount: 'Amount',
    },
    statuses: { new: 'Pending', paid: 'Paid', completed: 'Completed', rejected: 'Cancelled' },
    methods: { bankTransfer: 'Bank transfer', payPal: 'PayPal' },
    money: '"PLN" #,##0.00',
  },
};
