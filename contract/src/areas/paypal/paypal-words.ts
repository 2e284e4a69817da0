/** What the journal and the timelines call the answers of PayPal. */
import type { Translated } from '../../shared/translated.ts';

export const payPalModeLabels = {
  production: { pl: 'produkcyjny', en: 'production' },
  sandbox: { pl: 'testowy (sandbox)', en: 'sandbox (test)' },
} as const satisfies Record<string, Translated>;

export const payPalOutcomeLabels = {
  done: { pl: 'PayPal odpowiedział', en: 'PayPal answered' },
  refused: { pl: 'PayPal odmówił', en: 'PayPal refused' },
  unanswered: {
    pl: 'Brak odpowiedzi, z której wynika, co się stało',
    en: 'No answer that says what happened',
  },
  mismatch: {
    pl: 'Odpowiedź nie zgadza się z transakcją: sprawdź płatność w PayPal',
    en: 'The answer does not match the transaction: check the payment at PayPal',
  },
} as const satisfies Record<string, Translated>;

export const payPalResultLabels = {
  waiting: { pl: 'czeka na zatwierdzenie przez inwestora', en: 'waiting for the investor’s approval' },
  approved: { pl: 'zatwierdzona przez inwestora', en: 'approved by the investor' },
  ended: { pl: 'wygasła', en: 'ended' },
  declined: { pl: 'odrzucona, pieniędzy nie pobrano', en: 'declined, no money taken' },
  pending: { pl: 'w toku', en: 'pending' },
  captured: { pl: 'pieniądze pobrane', en: 'money taken' },
  returned: { pl: 'pieniądze zwrócone', en: 'money returned' },
  disputed: {
    pl: 'spór trwa albo nie rozstrzygnął się na naszą korzyść',
    en: 'disputed, or not decided in our favour',
  },
  undisputed: { pl: 'nie ma sporu, pieniądze zostają u nas', en: 'no dispute, the money stays with us' },
} as const satisfies Record<string, Translated>;
