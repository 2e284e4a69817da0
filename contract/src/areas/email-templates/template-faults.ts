import type { ErrorCode } from '../../shared/errors.ts';
import { accountInSubject, faultsOfAccount, tellAccount } from './account-faults.ts';
import { type MarkupToken, readMarkup } from './mail-markup.ts';
import { forbiddenIn, isActiveCss, isDeadLink, placesIn } from './mail-policy.ts';
import { isShown, type Placeholder, placeholdersOf, placeholdersOfText } from './placeholders.ts';

/** A variable that templates of a type may contain. */
interface TemplateVariable {
  name: string;
  /** The body has to contain it. */
  required: boolean;
  /** The body has to contain it as the target of a link, not only as text that a reader would have to copy. */
  isTarget?: boolean;
}

/** One reason why a template cannot be saved. */
export interface TemplateFault {
  code: ErrorCode;
  /** The wrong text as it is written there, or the missing text as it has to be written. */
  what: string;
  /** The line, counted from 1; null for a missing text. */
  line: number | null;
  /** The beginning and the end of the wrong text; null for a missing text. */
  place: { from: number; to: number } | null;
}

/** The most faults that are reported at once; further ones follow when these are corrected. */
const MOST_FAULTS = 50;

interface Found {
  code: ErrorCode;
  what: string;
  at: number;
  to: number;
}

/** The reasons why a text cannot be the subject of such e-mails. */
export function faultsOfSubject(subject: string, variables: readonly TemplateVariable[]): TemplateFault[] {
  const whole = { from: 0, to: subject.length };
  return inOrder(subject, [
    ...faultsOfVariables(placeholdersOfText(subject), variables),
    ...faultsOfBraces(subject, whole),
    ...(tellAccount(variables) ? accountInSubject(subject) : []),
  ]);
}

/**
 * The reasons why an HTML text cannot be the body of such e-mails: missing variables first, then the others in the order of the
 * text.
 */
export function faultsOfBody(html: string, variables: readonly TemplateVariable[]): TemplateFault[] {
  const tokens = readMarkup(html);
  const placeholders = placeholdersOf(html, tokens);
  const missing = missingVariables(placeholders, variables).map(({ name, isTarget }) => ({
    code: 'TEMPLATE_VARIABLE_MISSING' as const,
    what: isTarget ? `href="{{${name}}}"` : `{{${name}}}`,
    line: null,
    place: null,
  }));
  const places = placesIn(tokens.filter((token) => token.kind === 'tag'));
  const others = [
    ...faultsOfVariables(placeholders, variables),
    ...tokens.flatMap((token) => [...faultsOfToken(html, token, places), ...bracesOf(html, token)]),
    ...faultsOfCharacters(html),
    ...faultsOfAccount(html, tokens, placeholders, variables),
  ];
  return [...missing, ...inOrder(html, others)];
}

/** The required variables that a body does not show to every reader: they are missing, in a wrong place, or only for Outlook. */
export function missingVariables<Variable extends TemplateVariable>(
  placeholders: readonly Placeholder[],
  variables: readonly Variable[],
): Variable[] {
  const shown = placeholders.filter((found) => isShown(found) && !found.isForOutlook);
  const isThere = ({ name, isTarget }: TemplateVariable) =>
    shown.some((found) => found.name === name && (!isTarget || found.place === 'href'));
  return variables.filter((variable) => variable.required && !isThere(variable));
}

const inOrder = (text: string, found: readonly Found[]): TemplateFault[] =>
  found
    .toSorted((one, other) => one.at - other.at)
    .slice(0, MOST_FAULTS)
    .map(({ code, what, at, to }) => ({
      code,
      what,
      line: text.slice(0, at).split('\n').length,
      place: { from: at, to },
    }));

function faultsOfVariables(
  placeholders: readonly Placeholder[],
  variables: readonly TemplateVariable[],
): Found[] {
  const known = new Set(variables.map(({ name }) => name));
  return placeholders.flatMap((placeholder) => {
    const { name, from: at, to } = placeholder;
    const what = `{{${name}}}`;
    if (!known.has(name)) return { code: 'TEMPLATE_VARIABLE_UNKNOWN', what, at, to };
    return isShown(placeholder) ? [] : { code: 'TEMPLATE_VARIABLE_MISPLACED', what, at, to };
  });
}

function faultsOfToken(html: string, token: MarkupToken, places: ReadonlySet<string>): Found[] {
  const { kind, from: at, to } = token;
  if (kind === 'broken') {
    const what = excerpt(html, at);
    return [{ code: 'TEMPLATE_MARKUP_BROKEN', what, at, to: Math.min(to, at + EXCERPT) }];
  }
  if (kind === 'style' && isActiveCss(html.slice(at, to)))
    return [{ code: 'TEMPLATE_MARKUP_NOT_ALLOWED', what: '<style>', at, to }];
  if (kind !== 'tag' || token.isClosing) return [];
  const forbidden = forbiddenIn(token);
  if (forbidden) return [{ code: 'TEMPLATE_MARKUP_NOT_ALLOWED', what: forbidden, at, to }];
  return isDeadLink(token, places)
    ? [{ code: 'TEMPLATE_LINK_WITHOUT_TARGET', what: excerpt(html, at), at, to }]
    : [];
}

/** Braces in a style sheet are not checked, because its rules end in them. */
const bracesOf = (html: string, token: MarkupToken): Found[] =>
  token.kind === 'style' || token.kind === 'comment' || token.kind === 'broken'
    ? []
    : faultsOfBraces(html, token);

const VARIABLE = /^\{\{\s*\w+\s*\}\}$/;
const BRACES = /\{\{\s*\w+\s*\}\}|\{\{[^{}<>]{0,30}\}{0,2}|\}\}/g;

/** Braces that are not those of a variable: `{{firstName}`, `{{first name}}`, `}}`. */
const faultsOfBraces = (text: string, { from, to }: { from: number; to: number }): Found[] =>
  [...text.slice(from, to).matchAll(BRACES)]
    .filter(([braces]) => !VARIABLE.test(braces))
    .map((found) => ({
      code: 'TEMPLATE_VARIABLE_MALFORMED',
      what: found[0].trim(),
      at: from + found.index,
      to: from + found.index + found[0].trimEnd().length,
    }));

/** Direction controls would show a reader another amount or address than the one that is sent. */
const DIRECTION_CONTROLS = /[\u202A-\u202E\u2066-\u2069]/g;

const faultsOfCharacters = (html: string): Found[] =>
  [...html.matchAll(DIRECTION_CONTROLS)].map(({ 0: character, index: at }) => ({
    code: 'TEMPLATE_CHARACTER_NOT_ALLOWED',
    what: `U+${character.charCodeAt(0).toString(16).toUpperCase()}`,
    at,
    to: at + 1,
  }));

const EXCERPT = 40;

function excerpt(html: string, at: number): string {
  const line = html.slice(at, at + EXCERPT).split('\n')[0] ?? '';
  return at + EXCERPT < html.length ? `${line}…` : line;
}
