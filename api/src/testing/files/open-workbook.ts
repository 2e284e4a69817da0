import { strFromU8, unzipSync } from 'fflate';

export interface OpenCell {
  value: string | number;
  /** The number format; `@` for text that remains text when it is edited. */
  format: string;
}

const plain = (xml: string) =>
  xml
    .replace(/<[^>]*>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&');

/** Reads an exported list like a spreadsheet program: the XML, and the cells of each row; null for an empty one. */
export function openWorkbook(bytes: Buffer | Uint8Array): { xml: string; rows: (OpenCell | null)[][] } {
  const parts = Object.fromEntries(
    Object.entries(unzipSync(bytes)).map(([path, content]) => [path, strFromU8(content)]),
  );
  const xml = parts['xl/worksheets/sheet1.xml'] ?? '';
  const styles = parts['xl/styles.xml'] ?? '';
  const named = new Map(
    [...styles.matchAll(/<numFmt numFmtId="(\d+)" formatCode="([^"]*)"/g)].map(([, id, code]) => [
      id,
      plain(code ?? ''),
    ]),
  );
  const [, ofCells = ''] = /<cellXfs[^>]*>(.*?)<\/cellXfs>/s.exec(styles) ?? [];
  const formats = [...ofCells.matchAll(/numFmtId="(\d+)"/g)].map(([, id]) =>
    id === '49' ? '@' : (named.get(id) ?? `built-in ${id}`),
  );
  const rows = [...xml.matchAll(/<row>(.*?)<\/row>/gs)].map(([, row = '']) =>
    [...row.matchAll(/<c\/>|<c(?: s="(\d+)")?(?: t="(\w+)")?>(.*?)<\/c>/gs)].map(
      ([, style, type, content]): OpenCell | null =>
        content === undefined
          ? null
          : {
              value: type === 'inlineStr' ? plain(content) : Number(plain(content)),
              format: type === 'b' ? 'yes or no' : (formats[Number(style)] ?? ''),
            },
    ),
  );
  return { xml, rows };
}
