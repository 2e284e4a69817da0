import type { Language } from '../languages.ts';
import type { ErrorDeclaration } from './error-declaration.ts';
import { usesInWords } from './uses-in-words.ts';
import { waitInWords } from './wait-in-words.ts';

/** CON-02; for servers that do not say how long. */
const FIRST_WAIT_SECONDS = 60;

export type ErrorTexts = Pick<ErrorDeclaration, 'pl' | 'en'>;
export type ErrorDetails = Readonly<Record<string, string | number | null>>;

/** The text of an error, in which the details fill the places such as {wait}. */
export const messageOf = (texts: ErrorTexts, language: Language, details?: ErrorDetails): string =>
  texts[language]
    .replace('{wait}', () => waitInWords(Number(details?.secondsToWait ?? FIRST_WAIT_SECONDS), language))
    .replace('{line}', () => String(details?.line ?? '?'))
    .replace('{uses}', () => usesInWords(details, language));
