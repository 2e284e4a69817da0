import { Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import type { Language } from '@share/contract/shared/languages.ts';
import { ZipFile } from 'yazl';
import type { Cell } from './file-rows.ts';
import { MOST_ROWS, rowXml, SHEET_END, sheetStart, workbookParts } from './xlsx-parts.ts';

interface Workbook {
  /** The width of each column, in characters. */
  widths: readonly number[];
  language: Language;
}

/**
 * Writes batches of lines as a workbook while they are read; the first batch is the head of every sheet. Rows beyond the maximum
 * of a sheet continue in a further one. (`write-excel-file`, which writes the sheet of an order, needs all rows in memory.)
 */
export function writeXlsx(
  lines: AsyncGenerator<readonly Cell[][], void, undefined>,
  { widths, language }: Workbook,
): Readable {
  const zip = new ZipFile();
  const bytes = zip.outputStream as Readable;

  async function addSheets(): Promise<void> {
    const [head = []] = (await lines.next()).value ?? [];
    let next = await lines.next();
    let sheets = 0;
    do {
      sheets += 1;
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
      // The fastest level: a slower one halves the speed for a file that is a tenth smaller.
      zip.addReadStream(sheet, `xl/worksheets/sheet${sheets}.xml`, { compressionLevel: 1 });
      await finished(sheet);
    } while (!next.done);
    for (const [path, xml] of workbookParts(sheets, language)) zip.addBuffer(Buffer.from(xml), path);
    zip.end();
  }

  const fail = (error: Error) => void bytes.destroy(error);
  zip.on('error', fail);
  bytes.once('close', () => void lines.return());
  addSheets().catch(fail);
  return bytes;
}
