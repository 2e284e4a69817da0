import type { Language } from '@share/contract/shared/languages.ts';
import type { NodeError } from '../../store/found-errors.ts';

/** Codes of the cells of one row (or of the names), by column and language: `2.en`. */
export type RowErrors = Readonly<Record<string, string>>;

interface TableErrors {
  /** The errors by row; -1 is the row of the column names. */
  rows: ReadonlyMap<number, RowErrors>;
  counts: Readonly<Record<Language, number>>;
}

const NAME = /^data\.columns\.(\d+)\.name\.(pl|en)$/;
const CELL = /^data\.rows\.(\d+)\.cells\.(\d+)\.value\.(pl|en)$/;
const COLOR = /^data\.rows\.(\d+)\.(backgroundColor|textColor)$/;

/** The errors of a table, by cell. */
export function tableErrors(errors: readonly NodeError[]): TableErrors {
  const rows = new Map<number, Record<string, string>>();
  const counts = { pl: 0, en: 0 };
  const add = (row: number, key: string, code: string) => rows.set(row, { ...rows.get(row), [key]: code });
  for (const { path, code } of errors) {
    const [, column, nameLanguage] = NAME.exec(path) ?? [];
    const [, row, cell, language] = CELL.exec(path) ?? [];
    const [, colored] = COLOR.exec(path) ?? [];
    if (column !== undefined) add(-1, `${column}.${nameLanguage}`, code);
    else if (row !== undefined) add(Number(row), `${cell}.${language}`, code);
    else if (colored !== undefined) add(Number(colored), 'color', code);
    const marked = nameLanguage ?? language;
    if (marked !== undefined) counts[marked as Language] += 1;
  }
  return { rows, counts };
}
