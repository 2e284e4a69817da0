/**
 * Cells contain HTML; most of them are one paragraph of plain text, which can be typed without the rich text editor.
 */
const ENTITIES: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  '#39': "'",
  nbsp: '\u00a0',
};
const SIMPLE = /^(?:<p>((?:[^<]|<br\s*\/?>)*)<\/p>|((?:[^<]|<br\s*\/?>)*))$/i;
const ENTITY = /&([a-z]+|#\d+);/gi;

/** The text of a cell that is one plain paragraph, with line breaks, or null for formatted content. */
export function plainOf(html: string): string | null {
  const found = SIMPLE.exec(html.trim());
  if (!found) return null;
  const inner = found[1] ?? found[2] ?? '';
  if ([...inner.matchAll(ENTITY)].some(([, name = '']) => ENTITIES[name.toLowerCase()] === undefined))
    return null;
  return inner
    .replace(/<br\s*\/?>/gi, '\n')
    .replace(ENTITY, (entity, name: string) => ENTITIES[name.toLowerCase()] ?? entity);
}

/** Plain text as the HTML of a cell: escaped, so that it never becomes tags. */
export function htmlOf(text: string): string {
  if (text === '') return '';
  const escaped = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
  return `<p>${escaped.replace(/\r\n?|\n/g, '<br>')}</p>`;
}
