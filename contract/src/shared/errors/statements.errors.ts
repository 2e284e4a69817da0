import type { ErrorDeclaration } from './error-declaration.ts';

/** Statements of the bank and their lines. `{line}` is the line of the file. */
export const statementsErrors = {
  STATEMENT_NOT_RECOGNISED: {
    pl: 'To nie jest wyciąg MT940, CAMT.053 ani CSV z datą i kwotą.',
    en: 'This is no statement in MT940 or CAMT.053, and no CSV with a day and an amount.',
    status: 'invalid',
  },
  STATEMENT_LINE_UNREADABLE: {
    pl: 'Nie można odczytać wiersza {line} pliku. Niczego nie zaimportowano.',
    en: 'Line {line} of the file cannot be read. Nothing was imported.',
    status: 'invalid',
  },
  STATEMENT_INCOMPLETE: {
    pl: 'Plik nie zawiera całego wyciągu: brakuje rachunku albo salda. Niczego nie zaimportowano.',
    en: 'The file lacks a part of the statement: its account or a balance. Nothing was imported.',
    status: 'invalid',
  },
  STATEMENT_SUM_WRONG: {
    pl: 'Saldo początkowe i operacje nie dają salda końcowego. Niczego nie zaimportowano.',
    en: 'The opening balance and the lines do not make the closing balance. Nothing was imported.',
    status: 'invalid',
  },
  STATEMENT_TOO_LONG: {
    pl: 'Wyciąg ma więcej niż 20 000 operacji.',
    en: 'The statement has more than 20,000 lines.',
    status: 'invalid',
  },
  STATEMENT_ACCOUNT_UNKNOWN: {
    pl: 'Żadna seria ani ustawienia nie mają rachunku tego wyciągu.',
    en: 'Neither a series nor the settings have the account of this statement.',
    status: 'invalid',
  },
  STATEMENT_CURRENCY_WRONG: {
    pl: 'Wyciąg nie jest prowadzony w złotych.',
    en: 'The statement is not in PLN.',
    status: 'invalid',
  },
  STATEMENT_IMPORTED_BEFORE: {
    pl: 'Ten plik już zaimportowano.',
    en: 'This file was imported before.',
    status: 409,
  },
  STATEMENT_LINE_DECIDED: {
    pl: 'O tej operacji już zdecydowano.',
    en: 'This line was decided before.',
    status: 409,
  },
  STATEMENT_LINE_NOT_SURE: {
    pl: 'Tej operacji nie można przyjąć bez sprawdzenia. Wybierz zamówienie.',
    en: 'This line cannot be accepted unseen. Choose its order.',
    status: 409,
  },
  STATEMENT_LINE_NOT_ASIDE: {
    pl: 'Tej operacji nie odłożono.',
    en: 'This line was not set aside.',
    status: 409,
  },
  STATEMENT_LINE_IS_DEBIT: {
    pl: 'To obciążenie rachunku, a nie wpłata.',
    en: 'This line takes money from the account and pays nothing.',
    status: 409,
  },
  STATEMENT_PARTS_DIFFER: {
    pl: 'Kwota nie jest kwotą operacji.',
    en: 'The amount is not that of the line.',
    status: 'invalid',
  },
} as const satisfies Record<string, ErrorDeclaration>;
