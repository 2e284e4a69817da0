import { fontSizes, OWN_FILE } from '@share/contract/shared/rich-text.ts';
import { LONGEST_RICH_TEXT } from '@share/contract/shared/text-fields.ts';
import { turnWordLists } from './word-lists.ts';

const COLOUR = /^(?:#[0-9a-f]{3}|#[0-9a-f]{6}|rgb\(\d{1,3}, ?\d{1,3}, ?\d{1,3}\))$/i;
const allowedStyles: Record<string, (value: string) => boolean> = {
  color: (value) => COLOUR.test(value),
  'font-size': (value) => (fontSizes as readonly string[]).includes(value),
};

/**
 * Whether the text of a paste alone, without formatting, is too long to be stored. Checked before the conversion, which would
 * block the page for many seconds.
 */
export const isPasteTooLong = (pasted: DataTransfer | null): boolean => {
  const html = pasted?.getData('text/html') ?? '';
  if (html === '') return (pasted?.getData('text/plain') ?? '').length > LONGEST_RICH_TEXT;
  return html.length > LONGEST_RICH_TEXT && cleanedLength(html) > LONGEST_RICH_TEXT;
};

/** The length without comments, style sheets, classes and foreign elements, which office programs add and the editor drops. */
const cleanedLength = (html: string): number =>
  html
    .replace(/<!--.*?-->/gs, '')
    .replace(/<(style|script|xml|title)\b.*?<\/\1>/gis, '')
    .replace(/<\/?[a-z]+:[^<>]*>/gi, '')
    .replace(/<(\/?[a-z][a-z\d]*)\b[^<>]*>/gi, '<$1>')
    .replace(/<\/?(?:span|font|div|html|head|body|meta|link)>/gi, '')
    .replace(/\s+/g, ' ').length;

/** What a text cannot have and did not come along when it was pasted. */
export type LeftOut = 'pictures' | 'tables';

/**
 * Removes from pasted HTML what the server would remove on saving: external pictures, and colours and sizes that the toolbar
 * does not offer. Each table row becomes a paragraph, with its cells separated.
 */
export function cleanPastedHtml(html: string): { html: string; leftOut: LeftOut[] } {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  const leftOut = new Set<LeftOut>();
  turnWordLists(body);
  for (const image of body.querySelectorAll('img')) {
    if (OWN_FILE.test(image.getAttribute('src') ?? '')) continue;
    image.remove();
    leftOut.add('pictures');
  }
  for (const element of body.querySelectorAll<HTMLElement>('[style]')) {
    for (const [property, isAllowed] of Object.entries(allowedStyles)) {
      if (!isAllowed(element.style.getPropertyValue(property))) element.style.removeProperty(property);
    }
    if (element.style.length === 0) element.removeAttribute('style');
  }
  // Starts with the innermost table.
  for (const table of [...body.querySelectorAll('table')].reverse()) {
    if ([...table.rows].some(({ cells }) => cells.length > 1)) leftOut.add('tables');
    table.replaceWith(...paragraphsOf(table));
  }
  return { html: body.innerHTML, leftOut: [...leftOut] };
}

const paragraphsOf = ({ rows, ownerDocument }: HTMLTableElement): HTMLElement[] =>
  [...rows].map((row) => {
    const paragraph = ownerDocument.createElement('p');
    for (const [index, cell] of [...row.cells].entries()) {
      if (index > 0) paragraph.append(' | ');
      paragraph.append(...inLine(cell));
    }
    return paragraph;
  });

/** The content of a cell, without its paragraph elements. */
const inLine = (cell: HTMLTableCellElement): (Node | string)[] =>
  [...cell.childNodes].flatMap((node) => (node.nodeName === 'P' ? [...node.childNodes, ' '] : [node]));
