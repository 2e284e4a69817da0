import { type MarkupToken, readMarkup } from './mail-markup.ts';

/** A variable in {{double braces}}. */
export interface Placeholder {
  name: string;
  from: number;
  to: number;
  /** An address may appear only as a complete `href` or as the complete text of an element, a code only as the latter. */
  place: 'text' | 'complete text' | 'href' | 'nowhere';
  /** Only Outlook reads the variable; other mail programs see a comment in its place. */
  isForOutlook: boolean;
}

const PLACEHOLDER = /\{\{\s*(\w+)\s*\}\}/g;

/** Variables with these names are addresses. */
export const isLink = (name: string): boolean => name === 'link' || name.endsWith('Link');

/** Variables with these names are drawn as QR codes. */
export const isCode = (name: string): boolean => name.endsWith('Code');

/** Whether the variable has a value in its place; elsewhere it stays empty. */
export function isShown({ name, place }: Placeholder): boolean {
  if (place === 'complete text') return true;
  if (isCode(name)) return false;
  return place === (isLink(name) ? 'href' : 'text');
}

/** The variables of an HTML text, in their order, with what may appear in their place (R35). */
export function placeholdersOf(html: string, tokens = readMarkup(html)): Placeholder[] {
  let isForOutlook = false;
  return tokens.flatMap((token) => {
    if (token.kind === 'condition') isForOutlook = html.startsWith('<!--', token.from);
    return placeholdersIn(html, token).map((found) => ({ ...found, isForOutlook }));
  });
}

function placeholdersIn(html: string, token: MarkupToken): Omit<Placeholder, 'isForOutlook'>[] {
  const text = html.slice(token.from, token.to);
  const isAlone = (found: RegExpMatchArray) => found[0] === text.trim();
  return [...text.matchAll(PLACEHOLDER)].map((found) => {
    const from = token.from + found.index;
    const to = from + found[0].length;
    return { name: found[1] ?? '', from, to, place: placeOf(token, from, to, isAlone(found), html) };
  });
}

function placeOf(
  token: MarkupToken,
  from: number,
  to: number,
  isAlone: boolean,
  html: string,
): Placeholder['place'] {
  if (token.kind === 'title') return 'text';
  if (token.kind === 'text') return isAlone ? 'complete text' : 'text';
  if (token.kind !== 'tag') return 'nowhere';
  const href = token.attributes.find((attribute) => attribute.name === 'href');
  if (!href?.isQuoted || token.isClosing || from < href.from || to > href.to) return 'nowhere';
  return href.value.trim() === html.slice(from, to) ? 'href' : 'nowhere';
}

/** The variables of a subject: plain text. */
export const placeholdersOfText = (text: string): Placeholder[] =>
  [...text.matchAll(PLACEHOLDER)].map((found) => ({
    name: found[1] ?? '',
    from: found.index,
    to: found.index + found[0].length,
    place: 'text',
    isForOutlook: false,
  }));
