type Variables = Readonly<Record<string, string>>;

const PLACEHOLDER = /\{\{\s*(\w+)\s*\}\}/g;
const isLink = (name: string) => name === 'link' || name.endsWith('Link');

/** Renders the subject of an e-mail: plain text on one line, without addresses. */
export function renderSubject(template: string, variables: Variables): string {
  const filled = template.replace(PLACEHOLDER, (_, name: string) =>
    isLink(name) ? '' : textOf(variables, name),
  );
  return filled.replace(/\s+/g, ' ').trim();
}

/**
 * Renders the body of an e-mail. Values are escaped and appear in text only. An address appears only as a complete `href` or a
 * complete text, so that no template can send its token to another site (R35). A placeholder in any other place stays empty.
 */
export function renderBody(template: string, variables: Variables): string {
  return template.replace(PLACEHOLDER, (placeholder, name: string, at: number) => {
    const value = textOf(variables, name);
    const before = template.slice(0, at);
    const after = template.slice(at + placeholder.length);
    if (!isLink(name)) return isInsideTag(before) ? '' : escapeHtml(value);
    return /^https?:\/\//.test(value) && isCompleteValue(before, after) ? escapeHtml(value) : '';
  });
}

const textOf = (variables: Variables, name: string) =>
  Object.hasOwn(variables, name) ? (variables[name] ?? '') : '';

const isInsideTag = (before: string) => before.lastIndexOf('<') > before.lastIndexOf('>');

const isCompleteValue = (before: string, after: string) =>
  isInsideTag(before)
    ? /\shref\s*=\s*"\s*$/i.test(before) && /^\s*"/.test(after)
    : /(^|>)\s*$/.test(before) && /^\s*(<|$)/.test(after);

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escapeHtml = (text: string) =>
  text.replace(/[&<>"']/g, (character) => entities[character] ?? character);
