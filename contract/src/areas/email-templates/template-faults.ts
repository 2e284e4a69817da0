import type { ErrorCode } from '../../shared/errors.ts';
import { type MarkupToken, readMarkup } from './mail-markup.ts';
import { forbiddenIn, isActiveCss, isDeadLink } from './mail-policy.ts';
import { isShown, type Placeholder, placeholdersOf, placeholdersOfText } from './placeholders.ts';

/** A variable that templates of a type may contain. */
interface TemplateVariable {
  name: string;
  /** The body has to contain it. */
  required: boolean;
}

/** One reason why a template cannot be saved. */
export interface TemplateFault {
  code: ErrorCode;
  /** What is wrong, as it is written there or has to be written. */
  what: string;
  /** The line, counted from 1; null for what is missing. */
  line: number | null;
}

/** Further ones are reported after these are mended. */
const MOST_FAULTS = 50;

interface Found {
  code: ErrorCode;
  what: string;
  at: number;
}

/** The reasons why a text cannot be the subject of such e-mails. */
export function faultsOfSubject(subject: string, variables: readonly TemplateVariable[]): TemplateFault[] {
  const whole = { from: 0, to: subject.length };
  return inOrder(subject, [
    ...faultsOfVariables(placeholdersOfText(subject), variables),
    ...faultsOfBraces(subject, whole),
  ]);
}

/** The reasons why an HTML text cannot be the body of such e-mails: what is missing, and the others in their order. */
export function faultsOfBody(html: string, variables: readonly TemplateVariable[]): TemplateFault[] {
  const tokens = readMarkup(html);
  const placeholders = placeholdersOf(html, tokens);
  const shown = new Set(placeholders.filter(isShown).map(({ name }) => name));
  const missing = variables
    .filter(({ name, required }) => required && !shown.has(name))
    .map(({ name }) => ({ code: 'TEMPLATE_VARIABLE_MISSING' as const, what: `{{${name}}}`, line: null }));
  const others = [
    ...faultsOfVariables(placeholders, variables),
    ...tokens.flatMap((token) => [...faultsOfToken(html, token), ...bracesOf(html, token)]),
  ];
  return [...missing, ...inOrder(html, others)];
}

const inOrder = (text: string, found: readonly Found[]): TemplateFault[] =>
  found
    .toSorted((one, other) => one.at - other.at)
    .slice(0, MOST_FAULTS)
    .map(({ code, what, at }) => ({ code, what, line: text.slice(0, at).split('\n').length }));

function faultsOfVariables(
  placeholders: readonly Placeholder[],
  variables: readonly TemplateVariable[],
): Found[] {
  const known = new Set(variables.map(({ name }) => name));
  return placeholders.flatMap((placeholder) => {
    const { name, from: at } = placeholder;
    const what = `{{${name}}}`;
    if (!known.has(name)) return { code: 'TEMPLATE_VARIABLE_UNKNOWN', what, at };
    return isShown(placeholder) ? [] : { code: 'TEMPLATE_VARIABLE_MISPLACED', what, at };
  });
}

function faultsOfToken(html: string, token: MarkupToken): Found[] {
  const { kind, from: at, to } = token;
  if (kind === 'broken') return [{ code: 'TEMPLATE_MARKUP_BROKEN', what: excerpt(html, at), at }];
  if (kind === 'style' && isActiveCss(html.slice(at, to)))
    return [{ code: 'TEMPLATE_MARKUP_NOT_ALLOWED', what: '<style>', at }];
  if (kind !== 'tag' || token.isClosing) return [];
  const forbidden = forbiddenIn(token);
  if (forbidden) return [{ code: 'TEMPLATE_MARKUP_NOT_ALLOWED', what: forbidden, at }];
  return isDeadLink(token) ? [{ code: 'TEMPLATE_LINK_WITHOUT_TARGET', what: excerpt(html, at), at }] : [];
}

/** The rules of a style sheet end in braces that belong together. */
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
    }));

const EXCERPT = 40;

function excerpt(html: string, at: number): string {
  const line = html.slice(at, at + EXCERPT).split('\n')[0] ?? '';
  return at + EXCERPT < html.length ? `${line}…` : line;
}
