import { readMarkup } from '@share/contract/areas/email-templates/mail-markup.ts';

const DOCUMENT = /<html[\s>]/i;

/** The HTML of an edited page: a document if it was one before, else what is in its body. */
export function htmlOf(page: Document, before: string): string {
  if (!DOCUMENT.test(before)) return page.body.innerHTML;
  return `${before.slice(0, before.search(DOCUMENT))}${page.documentElement.outerHTML}\n`;
}

/** The elements and attributes that a browser drops from this HTML when it is edited as a page, each once. */
export function lostByEditing(html: string): string[] {
  const page = new DOMParser().parseFromString(html, 'text/html');
  const left = partsOf(htmlOf(page, html));
  const lost = partsOf(html).filter((part) => {
    const at = left.indexOf(part);
    if (at !== -1) left.splice(at, 1);
    return at === -1;
  });
  return [...new Set(lost)];
}

const partsOf = (html: string): string[] =>
  readMarkup(html).flatMap((token) => {
    if (token.kind === 'broken') return [html.slice(token.from, token.from + 20)];
    if (token.kind !== 'tag' || token.isClosing) return [];
    return [`<${token.name}>`, ...token.attributes.map(({ name }) => `<${token.name} ${name}>`)];
  });
