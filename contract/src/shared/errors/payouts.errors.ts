import type { ErrorDeclaration } from './error-declaration.ts';

/** Payouts of dividends. `{holders}` and `{accounts}` count what has changed. */
export const payoutsErrors = {
  PAYOUT_NOT_EXISTS: { pl: 'Wypłata nie istnieje.', en: 'The payout does not exist.', status: 'missing' },
  PAYOUT_TOTAL_OR_PER_SHARE: {
    pl: 'Podaj albo łączną kwotę, albo kwotę na udział.',
    en: 'Enter either the total or the amount per share.',
    status: 'invalid',
  },
  PAYOUT_DAY_IN_THE_FUTURE: {
    pl: 'Dzień ustalenia udziałowców nie może przypadać w przyszłości.',
    en: 'The day that decides who the holders are cannot be in the future.',
    status: 'invalid',
  },
  PAYOUT_WITHOUT_HOLDERS: {
    pl: 'Tego dnia nikt nie miał udziałów tej oferty.',
    en: 'Nobody held shares of this offer on that day.',
    status: 409,
  },
  PAYOUT_CONFIRMED: {
    pl: 'Ta wypłata jest już zatwierdzona.',
    en: 'This payout is confirmed already.',
    status: 409,
  },
  PAYOUT_CHANGED: {
    pl: 'Od przygotowania tej wypłaty zmienili się udziałowcy lub rachunki. Przelicz ją i sprawdź jeszcze raz.',
    en: 'Holders or accounts have changed since this payout was prepared. Calculate it again and check it.',
    status: 409,
  },
  PAYOUT_LINE_STATE: {
    pl: 'Stan tego przelewu na to nie pozwala. Odśwież listę.',
    en: 'The state of this payment does not allow it. Reload the list.',
    status: 409,
  },
  PAID_IN_THE_FUTURE: {
    pl: 'Data przelewu nie może przypadać w przyszłości.',
    en: 'The date of the payment cannot be in the future.',
    status: 'invalid',
  },
  PAID_BEFORE_PAYOUT: {
    pl: 'Data przelewu nie może być wcześniejsza niż dzień ustalenia udziałowców.',
    en: 'The date of the payment cannot be before the day that decides who the holders are.',
    status: 'invalid',
  },
  TOO_MANY_DECIMALS_OF_PERCENT: {
    pl: 'Podaj najwyżej cztery miejsca po przecinku.',
    en: 'Enter at most four decimals.',
    status: 'invalid',
  },
} as const satisfies Record<string, ErrorDeclaration>;
