import { Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import type { Language } from '@share/contract/shared/languages.ts';
import { ZipFile } from 'yazl';
import type { Cell } from './file-rows.ts';
import { MOST_ROWS, rowXml, SHEET_END, sheetStart, workbookParts } from './xlsx-parts.ts';

export const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

export interface Sheet {
  /** At most 28 letters, none of them `[ ] : * ? / \`. Without a name it has its number. */
  name?: string;
  /** The width of each column, in characters. */
  widths: readonly number[];
  /** Batches of lines, of which the first is the head. */
  lines: AsyncGenerator<readonly Cell[][], void, undefined>;
}

/**
 * Writes sheets as a workbook while their lines are read, one sheet after the other. Rows beyond the maximum of a sheet continue in a
 * further one with the same head. (`write-excel-file`, which writes the sheet of an order, needs all rows in memory.)
 */
export function writeXlsx(sheets: readonly Sheet[], language: Language): Readable {
  const zip = new ZipFile();
  const bytes = zip.outputStream as Readable;
  const names: string[] = [];

  async function addSheet({ name, widths, lines }: Sheet): Promise<void> {
    const [head = []] = (await lines.next()).value ?? [];
    let next = await lines.next();
    let parts = 0;
    do {
      parts += 1;
      const sheet = Readable.from(
        (async function* write() {
          yield sheetStart(widths) + rowXml(head, 'head');
          for (let rows = 1; !next.done && rows + next.value.length <= MOST_ROWS; next = await lines.next()) {
            rows += next.value.length;
            yield next.value.map((cells) => rowXml(cells)).join('');
          }
          yield SHEET_END;
        })(),
        { objectMode: false },
      );
      bytes.once('close', () => sheet.destroy());
      names.push(nameOf(name, parts, names.length + 1));
      // The fastest level: a slower one halves the speed for a file that is a tenth smaller.
      zip.addReadStream(sheet, `xl/worksheets/sheet${names.length}.xml`, { compressionLevel: 1 });
      await finished(sheet);
    } while (!next.done);
  }

  async function addSheets(): Promise<void> {
    for (const sheet of sheets) await addSheet(sheet);
    for (const [path, xml] of workbookParts(names, language)) zip.addBuffer(Buffer.from(xml), path);
    zip.end();
  }

  const fail = (error: Error) => void bytes.destroy(error);
  zip.on('error', fail);
  bytes.once('close', () => {
    for (const { lines } of sheets) void lines.return();
  });
  addSheets().catch(fail);
  return bytes;
}

function nameOf(name: string | undefined, part: number, sheet: number): string {
  if (name === undefined) return String(sheet);
  return part === 1 ? name : `${name} ${part}`;
}
