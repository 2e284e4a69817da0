import type { Language } from '@share/contract/shared/languages.ts';
import type { Cell } from './file-rows.ts';

/** Spreadsheet programs read such a text as a formula, also in quotes and with the wide marks of East Asian keyboards (R35). */
const FORMULA = /^\s*[=+\-@＝＋－＠\t\r\0]/;
const NEEDS_QUOTES = /[";,\n\r]/;
const BYTE_ORDER_MARK = '\uFEFF';

/** The separators that spreadsheet programs of that language expect: in Polish the decimal separator is a comma. */
const marks = { pl: { separator: ';', decimal: ',' }, en: { separator: ',', decimal: '.' } } as const;

/** Writes lines of cells as CSV in UTF-8, with days and times in the form of ISO 8601. */
export async function* writeCsv(
  lines: AsyncIterable<readonly Cell[][]>,
  language: Language,
): AsyncGenerator<string> {
  const { separator, decimal } = marks[language];
  const written = (cell: Cell): string => {
    if (cell === null) return '';
    switch (cell.type) {
      case 'text':
        return quoted(FORMULA.test(cell.value) ? `'${cell.value}` : cell.value);
      case 'money':
        return cell.value.toFixed(2).replace('.', decimal);
      case 'id':
      case 'number':
      case 'percent':
        return String(cell.value).replace('.', decimal);
      case 'yesNo':
        return quoted(cell.word ?? String(cell.value));
      default:
        return cell.value;
    }
  };
  yield BYTE_ORDER_MARK;
  for await (const batch of lines) {
    yield batch.map((cells) => `${cells.map(written).join(separator)}\r\n`).join('');
  }
}

const quoted = (text: string) => (NEEDS_QUOTES.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
