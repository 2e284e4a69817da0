import type { ErrorDeclaration } from './error-declaration.ts';

/** Files for the bank and their payments. */
export const paymentFilesErrors = {
  PAYMENT_NOT_DUE: {
    pl: 'Tych pieniędzy nie trzeba już wypłacać.',
    en: 'This money is no longer to be paid out.',
    status: 409,
  },
  PAYMENT_IN_FILE: {
    pl: 'Ten przelew jest już w pliku dla banku.',
    en: 'This payment is in a file for the bank already.',
    status: 409,
  },
  PAYMENT_CANNOT_BE_SENT: {
    pl: 'Brakuje nazwy odbiorcy albo poprawnego polskiego rachunku.',
    en: 'The name of the payee or a correct Polish account is missing.',
    status: 409,
  },
  PAYMENT_FILE_ACCOUNT_UNKNOWN: {
    pl: 'Ani serie, ani ustawienia nie mają tego rachunku.',
    en: 'Neither series nor settings have this account.',
    status: 'invalid',
  },
  PAYMENT_FILE_ACCOUNTS_DIFFER: {
    pl: 'Wpłaty przyszły na różne rachunki. Wskaż rachunek, z którego wychodzą przelewy.',
    en: 'The money came to several accounts. Choose the account that pays.',
    status: 'invalid',
  },
  PAYMENT_FILE_WITHDRAWN: {
    pl: 'Ten plik wycofano.',
    en: 'This file was withdrawn.',
    status: 409,
  },
  PAYMENT_FILE_PAID: {
    pl: 'Przelewy z tego pliku już wykonano, więc nie można go wycofać.',
    en: 'Payments of this file were made, so it cannot be withdrawn.',
    status: 409,
  },
  PAYMENT_NOT_SENT: {
    pl: 'Ten przelew nie czeka w tym pliku.',
    en: 'This payment does not wait in this file.',
    status: 409,
  },
} as const satisfies Record<string, ErrorDeclaration>;
