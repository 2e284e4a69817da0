/** The cells that a spreadsheet puts on the clipboard as text: lines of cells, separated by tabs. */

/** A cell that contains a tab, a line break or a quote is in quotes, and each quote in it is doubled. */
const QUOTED = /"((?:[^"]|"")*)"(?=\t|\n|$)/y;
const BARE = /[^\t\n]*/y;

export function linesOfText(text: string): string[][] {
  const source = text.replace(/\r\n?/g, '\n').replace(/\n$/, '');
  const lines: string[][] = [[]];
  for (let at = 0; at <= source.length; at += 1) {
    QUOTED.lastIndex = at;
    BARE.lastIndex = at;
    const quoted = QUOTED.exec(source);
    const [matched, inner] = quoted ?? BARE.exec(source) ?? [''];
    lines.at(-1)?.push(quoted ? (inner ?? '').replaceAll('""', '"') : matched);
    at += matched.length;
    if (source[at] === '\n') lines.push([]);
  }
  return lines;
}

/** The cells of the first table in HTML, or null when there is none. Merged cells are empty after the first. */
export function linesOfHtml(html: string): string[][] | null {
  const table = new DOMParser().parseFromString(html, 'text/html').querySelector('table');
  if (!table) return null;
  const lines: string[][] = Array.from(table.rows, () => []);
  for (const [index, row] of [...table.rows].entries()) {
    for (const cell of row.cells) {
      const line = lines[index] ?? [];
      let column = 0;
      while (line[column] !== undefined) column += 1;
      for (const lower of lines.slice(index, index + Math.max(1, cell.rowSpan)))
        for (let right = 0; right < Math.min(cell.colSpan, 100); right += 1) lower[column + right] = '';
      line[column] = wordsOf(cell);
    }
  }
  return lines.map((line) => Array.from(line, (cell) => cell ?? ''));
}

/** The text of a cell: blocks and line breaks separate, white space of the source does not. */
function wordsOf(cell: Element): string {
  for (const ignored of cell.querySelectorAll('style, script')) ignored.remove();
  const words = (node: ChildNode): string => {
    if (node instanceof Text) return node.data.replace(/[^\S\u00a0]+/g, ' ');
    if (!(node instanceof Element)) return '';
    if (node.localName === 'br') return '\n';
    const inner = [...node.childNodes].map(words).join('');
    return ['p', 'div', 'li'].includes(node.localName) ? `${inner}\n` : inner;
  };
  return [...cell.childNodes]
    .map(words)
    .join('')
    .replace(/ *\n */g, '\n')
    .trim();
}
