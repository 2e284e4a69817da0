import type { ErrorDeclaration } from './error-declaration.ts';

/** Statements of the bank and their lines. `{line}` is the line of the file. */
export const statementsErrors = {
  STATEMENT_NOT_RECOGNISED: {
    pl: 'To nie jest wyciąg MT940, CAMT.053 ani CSV.',
    en: 'This is no statement in MT940, CAMT.053 or CSV.',
    status: 'invalid',
  },
  STATEMENT_LINE_UNREADABLE: {
    pl: 'Nie można odczytać wiersza {line} pliku. Niczego nie zaimportowano.',
    en: 'Line {line} of the file cannot be read. Nothing was imported.',
    status: 'invalid',
  },
  STATEMENT_SUM_WRONG: {
    pl: 'Wyciąg jest niepełny: salda i operacje się nie zgadzają.',
    en: 'The statement is incomplete: balances and lines do not agree.',
    status: 'invalid',
  },
  STATEMENT_ACCOUNT_UNKNOWN: {
    pl: 'Ani serie, ani ustawienia nie mają tego rachunku w złotych.',
    en: 'Neither series nor settings have this account in PLN.',
    status: 'invalid',
  },
  STATEMENT_UNCLEAR: {
    pl: 'Wskaż rachunek i kolumny pliku.',
    en: 'Choose the account and the columns of the file.',
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
  STATEMENT_LINE_IN_USE: {
    pl: 'Tej decyzji nie można już cofnąć.',
    en: 'This decision can no longer be undone.',
    status: 409,
  },
  STATEMENT_LINE_NOT_SURE: {
    pl: 'Ta operacja nie jest pewna. Wybierz zamówienie.',
    en: 'This line is not sure. Choose its order.',
    status: 409,
  },
} as const satisfies Record<string, ErrorDeclaration>;
