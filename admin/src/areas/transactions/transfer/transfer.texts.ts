import { bothLanguages } from '../../../platform/texts.ts';

export const transferTexts = bothLanguages({
  pl: {
    account: 'Rachunek do wpłaty',
    noAccount: 'seria nie ma rachunku',
    holder: 'Odbiorca',
    title: 'Tytuł przelewu',
    code: 'Kod przelewu do zeskanowania w aplikacji banku',
    scan: 'Zeskanuj w aplikacji banku',
    typeAmount: 'Zeskanuj w aplikacji banku i wpisz kwotę: nie mieści się w kodzie',
  },
  en: {
    account: 'Account to pay to',
    noAccount: 'the series has no account',
    holder: 'Recipient',
    title: 'Payment reference',
    code: "Code of the transfer, to be scanned with a bank's app",
    scan: "Scan with the bank's app",
    typeAmount: "Scan with the bank's app and type the amount: it does not fit into the code",
  },
});
