import type { Language } from '@share/contract/shared/languages.ts';
import { plural } from '../../platform/texts.ts';

const figures = (language: Language, count: number) =>
  new Intl.NumberFormat(language, { useGrouping: 'always' }).format(count);

/** What the button of the filters promises, by the forms of what is listed: "Pokaż 5 zamówień", "Show 5 orders". */
export const showing = {
  pl: (one: string, few: string, many: string) => (count: number) =>
    `Pokaż ${figures('pl', count)} ${plural('pl', count, { one, few, many, other: few })}`,
  en: (one: string, other: string) => (count: number) =>
    `Show ${figures('en', count)} ${plural('en', count, { one, other })}`,
};
