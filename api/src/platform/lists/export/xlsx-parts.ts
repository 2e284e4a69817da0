/** The XML of a workbook (ECMA-376), only the parts that a list needs: no formulas, no shared strings. */
import type { Language } from '@share/contract/shared/languages.ts';
import type { Cell } from './file-rows.ts';

/** The most rows of a sheet, with its head. */
export const MOST_ROWS = 1_048_576;
const LONGEST_TEXT = 32_767;
/** The end of a text that is too long for a cell. */
const CUT = ' […]';

/** The places of the formats in `styles`. */
const STYLE = { head: 1, text: 2, id: 3, number: 4, money: 5, day: 6, time: 7, percent: 8 } as const;
const money: Record<Language, string> = { pl: '#,##0.00 "zł"', en: '"PLN" #,##0.00' };

const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const RELATIONS = 'http://schemas.openxmlformats.org/package/2006/relationships';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const TYPES = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

/** Begins a sheet whose first row stays visible. */
export const sheetStart = (widths: readonly number[]): string => {
  const columns = widths.map(
    (width, at) => `<col min="${at + 1}" max="${at + 1}" width="${width}" customWidth="1"/>`,
  );
  return `${XML}<worksheet xmlns="${MAIN}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><cols>${columns.join('')}</cols><sheetData>`;
};

export const SHEET_END = '</sheetData></worksheet>';

export const rowXml = (cells: readonly Cell[], as?: 'head'): string =>
  `<row>${cells.map((cell) => cellXml(cell, as)).join('')}</row>`;

function cellXml(cell: Cell, as?: 'head'): string {
  if (cell === null) return '<c/>';
  switch (cell.type) {
    case 'text':
      // The format `@`: a text stays a text when somebody edits the cell (R35).
      return `<c s="${STYLE[as ?? 'text']}" t="inlineStr"><is><t xml:space="preserve">${inXml(cell.value)}</t></is></c>`;
    case 'yesNo':
      return `<c t="b"><v>${Number(cell.value)}</v></c>`;
    case 'day':
    case 'time':
      return `<c s="${STYLE[cell.type]}"><v>${serial(cell.value)}</v></c>`;
    default:
      return `<c s="${STYLE[cell.type]}"><v>${cell.value}</v></c>`;
  }
}

const DAY = 86_400_000;
const DAY_ZERO = Date.UTC(1899, 11, 30);

/** The number by which spreadsheets count days, with hours as parts of a day. */
const serial = (local: string): number =>
  (Date.parse(`${local.slice(0, 10)}T${local.slice(11) || '00:00:00'}Z`) - DAY_ZERO) / DAY;

// biome-ignore lint/suspicious/noControlCharactersInRegex: XML cannot hold them
const NOT_IN_XML = /[\0-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff]/g;
const MARKS: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Spreadsheets read `_x0041_` as the letter of that code, unless its first underscore is written as a code itself. */
const inXml = (text: string): string =>
  (text.length > LONGEST_TEXT ? text.slice(0, LONGEST_TEXT - CUT.length) + CUT : text)
    .toWellFormed()
    .replace(NOT_IN_XML, '')
    .replace(/_(?=x[\da-f]{4}_)/gi, '_x005F_')
    .replace(/[&<>"]/g, (mark) => MARKS[mark] ?? mark);

/** The parts that name the sheets, by their paths. */
export function workbookParts(names: readonly string[], language: Language): [path: string, xml: string][] {
  const numbers = names.map((_, at) => at + 1);
  const relation = (id: string, type: string, target: string) =>
    `<Relationship Id="${id}" Type="${OFFICE}/${type}" Target="${target}"/>`;
  const relations = (all: readonly string[]) =>
    `${XML}<Relationships xmlns="${RELATIONS}">${all.join('')}</Relationships>`;
  const override = (path: string, type: string) =>
    `<Override PartName="${path}" ContentType="${TYPES}.${type}+xml"/>`;
  return [
    [
      '[Content_Types].xml',
      `${XML}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/>${[
        override('/xl/workbook.xml', 'sheet.main'),
        override('/xl/styles.xml', 'styles'),
        ...numbers.map((at) => override(`/xl/worksheets/sheet${at}.xml`, 'worksheet')),
      ].join('')}</Types>`,
    ],
    ['_rels/.rels', relations([relation('workbook', 'officeDocument', 'xl/workbook.xml')])],
    [
      'xl/_rels/workbook.xml.rels',
      relations([
        relation('styles', 'styles', 'styles.xml'),
        ...numbers.map((at) => relation(`sheet${at}`, 'worksheet', `worksheets/sheet${at}.xml`)),
      ]),
    ],
    [
      'xl/workbook.xml',
      `${XML}<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets>${names
        .map((name, at) => `<sheet name="${inXml(name)}" sheetId="${at + 1}" r:id="sheet${at + 1}"/>`)
        .join('')}</sheets></workbook>`,
    ],
    ['xl/styles.xml', stylesXml(language)],
  ];
}

function stylesXml(language: Language): string {
  const own = [money[language], 'dd\\/mm\\/yyyy', 'dd.mm.yyyy hh:mm'];
  const formats = own.map((code, at) => `<numFmt numFmtId="${164 + at}" formatCode="${inXml(code)}"/>`);
  const head =
    '<xf numFmtId="49" fontId="1" fillId="0" borderId="0" xfId="0" applyNumberFormat="1" applyFont="1"/>';
  // The formats in this order: general, head, text, whole numbers, grouped ones, the three above, and percent.
  const cells = [49, 1, 3, 164, 165, 166, 10].map(
    (format) =>
      `<xf numFmtId="${format}" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/>`,
  );
  const plain = '<xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/>';
  const font = '<sz val="11"/><name val="Calibri"/>';
  return `${XML}<styleSheet xmlns="${MAIN}"><numFmts count="${own.length}">${formats.join('')}</numFmts><fonts count="2"><font>${font}</font><font><b/>${font}</font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="${cells.length + 2}">${plain}${head}${cells.join('')}</cellXfs></styleSheet>`;
}
