import { type SearchedNumber, searchedNumber } from '@share/contract/shared/lists/search-text.ts';
import type { SearchCondition } from './list-conditions.ts';

/** The columns that a number may equal, each with the digits with which it is compared, if the text has them. */
type Compared = (
  searched: SearchedNumber,
) => readonly (readonly [column: string, digits: string | undefined])[];

/**
 * The part of a search that reads the text as a number of the row or as an amount. A column that ends in `amount`
 * or `net` is compared as an amount, any other as a whole number.
 */
export const searchNumbers =
  (compared: Compared): SearchCondition['numbers'] =>
  (text, parameter) => {
    const searched = searchedNumber(text);
    if (searched === null) return null;
    const conditions = compared(searched).flatMap(([column, digits]) =>
      digits === undefined
        ? []
        : [`${column} = ${parameter(digits)}::${/(amount|net)$/.test(column) ? 'numeric' : 'bigint'}`],
    );
    return conditions.length === 0 ? null : conditions.join(' OR ');
  };
