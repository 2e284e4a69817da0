import type { Language } from '../../shared/languages.ts';
import { codeMarkup } from './drawn-codes.ts';
import {
  isCode,
  isLink,
  isShown,
  type Placeholder,
  placeholdersOf,
  placeholdersOfText,
} from './placeholders.ts';

type Variables = Readonly<Record<string, string>>;

/** Renders the subject of an e-mail: plain text on one line, without addresses. */
export function renderSubject(template: string, variables: Variables): string {
  const filled = replaced(template, placeholdersOfText(template), (placeholder) =>
    isShown(placeholder) ? valueIn(variables, placeholder) : '',
  );
  return filled.replace(/\s+/g, ' ').trim();
}

/**
 * Renders the body of an e-mail. Values are escaped and appear in text only. An address appears only as a complete `href` or a
 * complete text, so that no template can send its token to another site (R35). A code appears as the picture that
 * `withDrawnCodes` draws. A placeholder in any other place stays empty. Line breaks of a value stay.
 */
export const renderBody = (template: string, variables: Variables, language: Language): string =>
  replaced(template, recentPlaceholdersOf(template), (placeholder) => {
    const value = valueIn(variables, placeholder);
    if (!isShown(placeholder) || (isLink(placeholder.name) && !/^https?:\/\//.test(value))) return '';
    if (isCode(placeholder.name)) return codeMarkup(value, language);
    return escapeHtml(value).replace(/\r?\n/g, '<br>');
  });

const MOST_REMEMBERED = 100;
const remembered = new Map<string, readonly Placeholder[]>();

/** One template is rendered thousands of times, and reading its markup takes longer than filling it. */
function recentPlaceholdersOf(template: string): readonly Placeholder[] {
  const known = remembered.get(template) ?? placeholdersOf(template);
  if (remembered.size === MOST_REMEMBERED) remembered.clear();
  remembered.set(template, known);
  return known;
}

function replaced(text: string, placeholders: readonly Placeholder[], by: (one: Placeholder) => string) {
  const starts = [0, ...placeholders.map(({ to }) => to)];
  return starts
    .map((start, index) => {
      const next = placeholders[index];
      return next ? text.slice(start, next.from) + by(next) : text.slice(start);
    })
    .join('');
}

const valueIn = (variables: Variables, { name }: Placeholder) =>
  Object.hasOwn(variables, name) ? (variables[name] ?? '') : '';

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escapeHtml = (text: string) =>
  text.replace(/[&<>"']/g, (character) => entities[character] ?? character);
