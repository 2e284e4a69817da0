/** The names that banks give to the columns of their CSV, in Polish or English. */
import { type CsvField, type CsvLayout, csvFields } from '@share/contract/areas/statements/csv-layout.ts';

/** Of each field the names that say it best come first: a table may have a day of the booking and one of the value. */
const names: Record<CsvField, readonly RegExp[]> = {
  bookedOn: [
    /^(data (księgowania|ksiegowania|rozliczenia)|booking date)/,
    /^data (operacji|transakcji)/,
    /^(data|date|transaction date)$/,
    /^data waluty/,
  ],
  amount: [
    /^kwota w walucie rachunku/,
    /^kwota (operacji|transakcji)/,
    /^(kwota|amount|uznani|wpływy|credit)(?! blokady)/,
  ],
  debit: [/^(obciążeni|wydatki|debit)/],
  title: [
    /^(tytuł|tytul|title)/,
    /^(opis|szczegóły) transakcji/,
    /^(opis|szczegóły|description|details|reference text)/,
  ],
  name: [
    /^(nazwa )?nadawc[ay]/,
    /^((nazwa|dane) )?kontrahent/,
    /^(counterparty( name)?|payer|name|nazwa|odbiorca.*)$/,
  ],
  account: [
    /^((numer|nr) rachunku|rachunek) (nadawcy|kontrahenta|źródłowy|drugiej strony)/,
    /^(na konto\/z konta|counterparty account)/,
    /^(numer|nr) (konta|rachunku)$/,
    /^(konto|account|iban)/,
  ],
  paidTo: [/^((numer|nr) rachunku|rachunek) (wirtualn|docelow|odbiorcy)/, /^virtual account/],
  reference: [/^numer referencyjny/, /^(numer|nr) transakcji/, /^(referenc|transaction id|id$)/],
  balance: [/^(saldo|balance)/],
};

/** The layout that the header suggests. Null where it has no day or no amount. */
export function suggestedLayout(header: readonly string[]): CsvLayout | null {
  const plain = header.map((name) => name.trim().replace(/^#/, '').toLowerCase());
  const columnOf = (field: CsvField) =>
    names[field].map((name) => plain.findIndex((one) => name.test(one))).find((column) => column !== -1);
  const columns = Object.fromEntries(
    csvFields.flatMap((field) => {
      const column = columnOf(field);
      return column === undefined ? [] : [[field, column]];
    }),
  ) as Partial<CsvLayout['columns']>;
  const { bookedOn, amount } = columns;
  return bookedOn === undefined || amount === undefined
    ? null
    : { columns: { ...columns, bookedOn, amount } };
}

const delimiters = [';', ',', '\t', '|'];
export const delimiterOf = (line: string): string =>
  delimiters.toSorted((one, two) => line.split(two).length - line.split(one).length)[0] ?? ';';

export function isHeader(line: string): boolean {
  const cells = line.split(delimiterOf(line)).map((cell) => cell.replace(/["']/g, '').trim());
  return cells.length > 2 && suggestedLayout(cells) !== null;
}

const LABELS = {
  title: /^(?:tytuł|tytul): *(.*)$/is,
  name: /^nazwa (?:nadawcy|odbiorcy): *(.*)$/is,
  account: /^rachunek (?:nadawcy|odbiorcy): *(.*)$/is,
};

/** What cells such as `Tytuł: Zam. 1240` say, which some banks put into columns without a name. */
export function labelledIn(cells: readonly string[]): Partial<Record<keyof typeof LABELS, string>> {
  const found = Object.entries(LABELS).flatMap(([field, label]) => {
    const value = cells.map((cell) => label.exec(cell.trim())?.[1]).find((one) => one !== undefined);
    return value === undefined ? [] : [[field, value.trim()]];
  });
  return Object.fromEntries(found);
}
