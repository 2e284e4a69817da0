import { counted } from '../../platform/texts.ts';

/** The text of the button that closes the filters, by the plural forms of the records: "Pokaż 5 zamówień", "Show 5 orders". */
export const showing = {
  pl: (one: string, few: string, many: string) => (count: number) =>
    `Pokaż ${counted('pl', count, { one, few, many, other: few })}`,
  en: (one: string, other: string) => (count: number) => `Show ${counted('en', count, { one, other })}`,
};
