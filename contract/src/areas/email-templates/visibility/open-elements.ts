import type { MarkupTag, MarkupToken } from '../mail-markup.ts';

const withoutEnd = new Set(['area', 'br', 'col', 'hr', 'img', 'meta', 'wbr']);
const DEEPEST = 200;

/** A closing tag inside a cell never closes an element outside of it. */
const cells = new Set(['td', 'th', 'caption']);
const partsOfTables = new Set(['table', 'thead', 'tbody', 'tfoot', 'tr', ...cells]);
/** Browsers open these again after the element around them, if they were not closed in it. */
const formatting = new Set('a b big code em font i s small strike strong tt u'.split(' '));

/**
 * Visits the tokens of an e-mail, as all programs but Outlook read it, each with the tags of the elements around it, the outermost
 * first. A tag is around itself. The list of tags is only right during the visit; it is null from where an element is within too
 * many others.
 */
export function visitPlaced(
  html: string,
  tokens: readonly MarkupToken[],
  visit: (token: MarkupToken, around: readonly MarkupTag[] | null) => void,
): void {
  const open: MarkupTag[] = [];
  let isForOutlook = false;
  for (const token of tokens) {
    if (token.kind === 'condition') isForOutlook = html.startsWith('<!--', token.from);
    if (isForOutlook) continue;
    if (open.length > DEEPEST) visit(token, null);
    else if (token.kind !== 'tag') visit(token, open);
    else if (token.isClosing) close(open, token.name);
    else {
      open.push(token);
      visit(token, open);
      if (withoutEnd.has(token.name)) open.pop();
    }
  }
}

function close(open: MarkupTag[], name: string): void {
  const at = open.findLastIndex((tag) => tag.name === name);
  if (at === -1) return;
  const inner = open.slice(at + 1);
  if (!partsOfTables.has(name) && inner.some((tag) => cells.has(tag.name))) return;
  const reopened = cells.has(name) ? [] : inner.filter((tag) => formatting.has(tag.name));
  open.splice(at, open.length, ...reopened);
}
