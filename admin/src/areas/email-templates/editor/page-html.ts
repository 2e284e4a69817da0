import { type MarkupToken, readMarkup } from '@share/contract/areas/email-templates/mail-markup.ts';

const DOCUMENT = /<html[\s>]/i;

/** The HTML of an edited page: a document if it was one before, else only the content of its body. */
export function htmlOf(page: Document, before: string): string {
  if (!DOCUMENT.test(before)) return page.body.innerHTML;
  return `${before.slice(0, before.search(DOCUMENT))}${page.documentElement.outerHTML}\n`;
}

/**
 * The parts of this HTML that a browser drops when it is edited as a page, each once: elements, attributes, and texts that it
 * moves to another place, such as texts in a table outside its cells.
 */
export function lostByEditing(html: string): string[] {
  const page = new DOMParser().parseFromString(html, 'text/html');
  const [before, after] = [readMarkup(html), readMarkup(htmlOf(page, html))];
  const lost = without(partsOf(html, before), partsOf(htmlOf(page, html), after));
  const gone = new Set(lost);
  const texts = (source: string, tokens: readonly MarkupToken[]) => placedTexts(source, tokens, gone);
  const moved = without(texts(html, before), texts(htmlOf(page, html), after)).map((text) =>
    shortened(text.slice(text.indexOf(' ') + 1)),
  );
  return [...new Set([...lost, ...moved])];
}

/** The texts that the first list has more often than the second one. */
function without(all: readonly string[], others: readonly string[]): string[] {
  const left = [...others];
  return all.filter((one) => {
    const at = left.indexOf(one);
    if (at !== -1) left.splice(at, 1);
    return at === -1;
  });
}

const partsOf = (html: string, tokens: readonly MarkupToken[]): string[] =>
  tokens.flatMap((token) => {
    if (token.kind === 'broken') return [html.slice(token.from, token.from + 20)];
    if (token.kind !== 'tag' || token.isClosing) return [];
    return [`<${token.name}>`, ...token.attributes.map(({ name }) => `<${token.name} ${name}>`)];
  });

/** Elements that a browser adds by itself. */
const ADDED = new Set(['html', 'head', 'body', 'tbody', 'colgroup']);

/** Each text with the number of elements that begin before it. Elements that are lost, or may be added, do not count. */
function placedTexts(html: string, tokens: readonly MarkupToken[], lost: ReadonlySet<string>): string[] {
  let begun = 0;
  return tokens.flatMap((token) => {
    if (token.kind === 'tag' && !token.isClosing && !ADDED.has(token.name) && !lost.has(`<${token.name}>`))
      begun += 1;
    if (token.kind !== 'text') return [];
    const text = decoded(html.slice(token.from, token.to)).replace(/\s+/g, ' ').trim();
    return text === '' ? [] : [`${begun} ${text}`];
  });
}

const decoded = (text: string): string =>
  text.includes('&') ? (new DOMParser().parseFromString(text, 'text/html').body.textContent ?? '') : text;

const LONGEST = 30;
const shortened = (text: string): string => (text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text);
