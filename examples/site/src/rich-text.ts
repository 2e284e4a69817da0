import { h } from './dom.ts';

const TAGS = new Set(
  'p h1 h2 h3 h4 h5 h6 blockquote pre ul ol li br strong em u s sub sup span a img'.split(' '),
);
const ATTRIBUTES = ['title', 'alt', 'width', 'height', 'target', 'rel'];
const STYLES = ['text-align', 'margin-left', 'color', 'font-size'];
const LINK = /^(?:https?:\/\/|mailto:|tel:|\/api\/files\/)/i;
const PICTURE = /^\/api\/files\//;

/**
 * Draws a rich text. The server has cleaned it when it was stored; here only what such a text needs is drawn again, so that a
 * fault on the way runs nothing in the page of an investor.
 */
export function richText(html: string): HTMLElement {
  const parsed = new DOMParser().parseFromString(html, 'text/html');
  return h('div', { class: 'rich-text' }, ...copies(parsed.body));
}

const copies = (parent: Element): Node[] => [...parent.childNodes].flatMap(copyOf);

function copyOf(node: Node): Node[] {
  if (node instanceof Text) return [document.createTextNode(node.data)];
  if (!(node instanceof HTMLElement) || !TAGS.has(node.localName)) return [];
  const copy = document.createElement(node.localName);
  for (const name of ATTRIBUTES) {
    const value = node.getAttribute(name);
    if (value !== null) copy.setAttribute(name, value);
  }
  const [href, src] = [node.getAttribute('href') ?? '', node.getAttribute('src') ?? ''];
  if (node.localName === 'a' && LINK.test(href)) copy.setAttribute('href', href);
  if (node.localName === 'img' && PICTURE.test(src)) copy.setAttribute('src', src);
  for (const name of STYLES) copy.style.setProperty(name, node.style.getPropertyValue(name));
  copy.append(...copies(node));
  return [copy];
}
