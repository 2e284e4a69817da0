/** Reads the HTML of an e-mail template piece by piece, without changing a byte of it. */

interface MarkupAttribute {
  name: string;
  value: string;
  /** The beginning and the end of the value, without its quotes. */
  from: number;
  to: number;
  isQuoted: boolean;
}

interface Piece {
  from: number;
  to: number;
}

export interface MarkupTag extends Piece {
  kind: 'tag';
  name: string;
  isClosing: boolean;
  attributes: MarkupAttribute[];
}

export type MarkupToken =
  | MarkupTag
  /** `comment` includes the doctype; `condition` opens or closes a part for Outlook; `broken` reaches to the end. */
  | (Piece & { kind: 'text' | 'title' | 'style' | 'comment' | 'condition' | 'broken' });

/** Outlook reads the markup between the two; for all other programs it is one comment. */
const CONDITION = /<!--\[if [^<>]*\]>|<!\[endif\]-->/iy;
const CONDITION_END = '<![endif]-->';
const COMMENT_START = /<!--(?!-?>)/y;
/** Browsers end a comment at `--!>` too, other programs do not. */
const COMMENT_END = /--!?>/g;
const DOCTYPE = /<!doctype [^<>]*>/iy;
const TAG_START = /<(\/?)([a-z][\w:-]*)/iy;
const TAG_END = /\s*\/?>/y;
const ATTRIBUTE = /\s+([^\s"'<>/=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'=<>`]+)))?/dy;

/** In these elements a browser reads text until the closing tag. */
const RAW = new Map([
  ['title', /<\/title/gi],
  ['style', /<\/style/gi],
]);

/**
 * The tokens of an HTML text, in their order and without gaps. Only markup that every browser and mail program reads in the same
 * way is understood; from the first place where they may differ, the rest is one `broken` token.
 */
export function readMarkup(html: string): MarkupToken[] {
  const tokens: MarkupToken[] = [];
  let at = 0;
  let endOfNoscript: number | null = null;
  const commentAt = commentsOf(html);
  while (at < html.length) {
    const token = textAt(html, at) ?? specialAt(html, at, commentAt) ?? tagAt(html, at);
    if (!token || isAcross(token, endOfNoscript)) {
      tokens.push({ kind: 'broken', from: at, to: html.length });
      break;
    }
    tokens.push(token);
    at = token.to;
    if (token.kind === 'tag' && token.name === 'noscript')
      endOfNoscript = token.isClosing ? null : (endOfNoscript ?? findNoscriptEnd(html, at));
    const endOfRaw = token.kind === 'tag' && !token.isClosing ? RAW.get(token.name) : undefined;
    if (token.kind !== 'tag' || !endOfRaw) continue;
    const raw = rawAt(html, at, { kind: token.name === 'title' ? 'title' : 'style', end: endOfRaw });
    // Like all others, a token that crosses the end of a noscript is read in two ways.
    tokens.push(isAcross(raw, endOfNoscript) ? { ...raw, kind: 'broken', to: html.length } : raw);
    at = tokens.at(-1)?.to ?? html.length;
  }
  return tokens;
}

/** A program that runs scripts ends a noscript at the first letters of its closing tag, also inside an attribute or a comment. */
function isAcross({ kind, from, to }: MarkupToken, endOfNoscript: number | null): boolean {
  if (endOfNoscript === null) return false;
  return (kind === 'tag' ? from < endOfNoscript : from <= endOfNoscript) && endOfNoscript < to;
}

const NOSCRIPT_END = /<\/noscript/gi;

/** Where that ends; the beginning of the text after the tag if it never does, so that everything is read in two ways. */
function findNoscriptEnd(html: string, from: number): number {
  return matchAt(NOSCRIPT_END, html, from)?.index ?? from + 1;
}

function textAt(html: string, from: number): MarkupToken | null {
  const found = html.indexOf('<', from);
  const to = found === -1 ? html.length : found;
  return to === from ? null : { kind: 'text', from, to };
}

type CommentAt = (from: number) => string | undefined;

/**
 * Reads the comment, or the doctype, that begins at a place. Places are asked in their order, so that many beginnings before one end
 * search for it once: a text is read in a time that grows with its length.
 */
function commentsOf(html: string): CommentAt {
  let end: { at: number; to: number; isClear: boolean } | null = null;
  const endAfter = (from: number) => {
    if (end && end.at >= from) return end;
    const found = matchAt(COMMENT_END, html, from);
    end = found
      ? { at: found.index, to: found.index + found[0].length, isClear: found[0] === '-->' }
      : { at: html.length, to: html.length, isClear: false };
    return end;
  };
  return (from) => {
    const start = matchAt(COMMENT_START, html, from)?.[0];
    if (start === undefined) return matchAt(DOCTYPE, html, from)?.[0];
    const { to, isClear } = endAfter(from + start.length);
    return isClear ? html.slice(from, to) : undefined;
  };
}

function specialAt(html: string, from: number, commentAt: CommentAt): MarkupToken | null {
  const condition = matchAt(CONDITION, html, from)?.[0];
  const comment = commentAt(from);
  if (condition !== undefined) {
    const isClosed =
      condition.startsWith('<![') || comment?.slice(-CONDITION_END.length).toLowerCase() === CONDITION_END;
    if (isClosed) return { kind: 'condition', from, to: from + condition.length };
    // Unless the comment ends here for every program, the rest of the text would be read in two ways.
    if (comment !== `${condition}<!-->`) return null;
  }
  return comment === undefined ? null : { kind: 'comment', from, to: from + comment.length };
}

function tagAt(html: string, from: number): MarkupToken | null {
  const start = matchAt(TAG_START, html, from);
  if (!start) return null;
  const attributes: MarkupAttribute[] = [];
  let at = from + start[0].length;
  for (let found = matchAt(ATTRIBUTE, html, at); found; found = matchAt(ATTRIBUTE, html, at)) {
    attributes.push(attributeOf(found));
    at += found[0].length;
  }
  const end = matchAt(TAG_END, html, at);
  if (!end) return null;
  const [, slash, name = ''] = start;
  return {
    kind: 'tag',
    from,
    to: at + end[0].length,
    name: name.toLowerCase(),
    isClosing: slash === '/',
    attributes,
  };
}

function attributeOf(found: RegExpExecArray): MarkupAttribute {
  const [, name = '', double, single, bare] = found;
  const value = double ?? single ?? bare ?? '';
  const group = double !== undefined ? 2 : single !== undefined ? 3 : 4;
  const [from, to] = found.indices?.[group] ?? [found.index, found.index];
  return { name: name.toLowerCase(), value, from, to, isQuoted: bare === undefined };
}

function rawAt(
  html: string,
  from: number,
  { kind, end }: { kind: 'title' | 'style'; end: RegExp },
): MarkupToken {
  const found = matchAt(end, html, from);
  return found ? { kind, from, to: found.index } : { kind: 'broken', from, to: html.length };
}

/** A sticky pattern matches at that place, a global one from there on. */
function matchAt(pattern: RegExp, html: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at;
  return pattern.exec(html);
}
