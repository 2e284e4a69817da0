import { bothLanguages } from '../../platform/texts.ts';

/** The labels of the investor's data, in forms and in read-only views. */
export const investorTexts = bothLanguages({
  pl: {
    title: 'Dane inwestora',
    address: 'Adres',
    bankAccount: 'Rachunek bankowy',
    firstName: 'Imię',
    lastName: 'Nazwisko',
    phoneNumber: 'Numer telefonu',
    country: 'Kraj',
    state: 'Województwo lub region',
    zip: 'Kod pocztowy',
    city: 'Miejscowość',
    street: 'Ulica i numer',
    bankCountry: 'Kraj banku',
    bankName: 'Nazwa banku',
    accountNumber: 'Numer rachunku',
  },
  en: {
    title: 'Investor data',
    address: 'Address',
    bankAccount: 'Bank account',
    firstName: 'First name',
    lastName: 'Last name',
    phoneNumber: 'Phone number',
    country: 'Country',
    state: 'State or region',
    zip: 'Postal code',
    city: 'City',
    street: 'Street and number',
    bankCountry: 'Country of the bank',
    bankName: 'Bank name',
    accountNumber: 'Account number',
  },
});
