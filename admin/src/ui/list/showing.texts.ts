import type { Language } from '@share/contract/shared/languages.ts';
import { plural } from '../../platform/texts.ts';

const figures = (language: Language, count: number) =>
  new Intl.NumberFormat(language, { useGrouping: 'always' }).format(count);

/** The text of the button that closes the filters, by the plural forms of the records: "Pokaż 5 zamówień", "Show 5 orders". */
export const showing = {
  pl: (one: string, few: string, many: string) => (count: number) =>
    `Pokaż ${figures('pl', count)} ${plural('pl', count, { one, few, many, other: few })}`,
  en: (one: string, other: string) => (count: number) =>
    `Show ${figures('en', count)} ${plural('en', count, { one, other })}`,
};
