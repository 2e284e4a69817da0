import type { ErrorCode } from '../../shared/errors.ts';
import type { MarkupToken } from './mail-markup.ts';
import { isShown, type Placeholder } from './placeholders.ts';
import { hiddenBy } from './visibility/hidden-by.ts';
import { visitPlaced } from './visibility/open-elements.ts';

interface Found {
  code: ErrorCode;
  what: string;
  at: number;
  to: number;
}

interface Variable {
  name: string;
  required: boolean;
}

/** Whether such e-mails tell the account to which money is to be paid. */
export const tellAccount = (variables: readonly Variable[]): boolean =>
  variables.some(({ name, required }) => name === 'accountNumber' && required);

/**
 * What would lead the money of an investor elsewhere: a required variable that no reader sees, or an account number that is
 * written into the text.
 */
export function faultsOfAccount(
  html: string,
  tokens: readonly MarkupToken[],
  placeholders: readonly Placeholder[],
  variables: readonly Variable[],
): Found[] {
  if (!tellAccount(variables)) return [];
  const pieces = piecesOf(html, tokens);
  const shown = placeholders.filter((found) => isShown(found) && !found.isForOutlook);
  const hidden = variables.flatMap(({ name, required }) => {
    const all = required ? shown.filter((found) => found.name === name) : [];
    return isSeenEverywhere(all, pieces) ? [] : all.slice(0, 1);
  });
  const visible = pieces.filter(({ hiddenWith }) => hiddenWith.length === 0);
  return [
    ...hidden.map(({ name, from: at, to }) => ({
      code: 'TEMPLATE_VARIABLE_HIDDEN' as const,
      what: `{{${name}}}`,
      at,
      to,
    })),
    ...(accountsIn(pieces) ?? accountsIn(visible) ?? []),
  ];
}

/** The account number that is written into a subject. */
export const accountInSubject = (subject: string): Found[] =>
  accountsIn([{ text: subject, from: 0, to: subject.length }]) ?? [];

interface Piece {
  text: string;
  from: number;
  to: number;
}

/** A piece of text, with the conditions of style sheets under which it is hidden; the empty one means always. */
interface ShownPiece extends Piece {
  hiddenWith: string[];
  conditions: string[];
}

function piecesOf(html: string, tokens: readonly MarkupToken[]): ShownPiece[] {
  const sheets = tokens.filter(({ kind }) => kind === 'style');
  const isHidden = hiddenBy(sheets.map(({ from, to }) => html.slice(from, to)).join('\n'));
  const pieces: ShownPiece[] = [];
  visitPlaced(html, tokens, (token, around) => {
    const { from, to } = token;
    for (const text of textsIn(html, token)) {
      if (text.trim() !== '')
        pieces.push({ text, from, to, ...isHidden(token.kind === 'title' ? null : around) });
    }
  });
  return pieces;
}

/** What a reader may see of a token: its text, the alternative of a picture, or what a style sheet writes. */
function textsIn(html: string, token: MarkupToken): string[] {
  const text = html.slice(token.from, token.to);
  if (token.kind === 'text' || token.kind === 'title') return [text];
  if (token.kind === 'tag')
    return token.attributes.flatMap(({ name, value }) => (name === 'alt' ? value : []));
  return token.kind === 'style' ? [...text.matchAll(/content\s*:[^;}]*/gi)].map(([written]) => written) : [];
}

/** Whether a reader sees one of these variables, under each condition; a missing variable is another fault. */
function isSeenEverywhere(all: readonly Placeholder[], pieces: readonly ShownPiece[]): boolean {
  const around = all.flatMap(
    ({ from }) => pieces.find((piece) => piece.from <= from && from < piece.to) ?? [],
  );
  const conditions = around[0]?.conditions ?? [];
  return (
    all.length === 0 ||
    (around.length > 0 &&
      conditions.every((condition) => around.some(({ hiddenWith }) => !hiddenWith.includes(condition))))
  );
}

/** A Polish account has 26 digits. */
const ACCOUNT = /\d(?:[^\p{L}\p{N}]*\d){25}/gu;

/** The first account number in the texts, however its digits are separated; null for none. */
function accountsIn(pieces: readonly Piece[]): Found[] | null {
  const starts: { at: number; piece: Piece }[] = [];
  let whole = '';
  for (const piece of pieces) {
    starts.push({ at: whole.length, piece });
    whole += plainText(piece.text);
  }
  const [found] = whole.matchAll(ACCOUNT);
  const start = found && starts.findLast(({ at }) => at <= found.index);
  if (!start) return null;
  const { from: at, to } = start.piece;
  return [{ code: 'TEMPLATE_ACCOUNT_NOT_ALLOWED', what: found[0].trim(), at, to }];
}

const ENTITY = /&(?:#x([\da-f]{1,6})|#(\d{1,7})|\w+);?/gi;

/** The text with its entities resolved, as far as they can be digits. */
const plainText = (html: string): string =>
  html
    .replaceAll(ENTITY, (_, hex?: string, decimal?: string) => {
      const code = hex ? Number.parseInt(hex, 16) : Number(decimal ?? 32);
      return code <= 0x10ffff ? String.fromCodePoint(code) : ' ';
    })
    .normalize('NFKC');
