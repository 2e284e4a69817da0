import { forbiddenIn, isDeadLink } from '@share/contract/areas/email-templates/mail-policy.ts';

/** What these contain is no text to be read, or could not be used in an e-mail. */
const WITH_CONTENT =
  'script, style, template, noscript, title, meta, link, base, svg, math, iframe, object, embed, video, audio, canvas, input, select, textarea';
/** Office programs name these for themselves. */
const OF_OFFICE = ['class', 'id', 'lang'];

/**
 * Pasted HTML as an e-mail may contain it: the text, its formats, links that lead somewhere and pictures of the web. Tells
 * whether pictures had to be left out, which were sent along or stand on a computer.
 */
export function cleanPastedMail(html: string): { html: string; lacksPictures: boolean } {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  for (const unused of body.querySelectorAll(WITH_CONTENT)) unused.remove();
  removeComments(body);
  let lacksPictures = false;
  // The innermost elements first, so that each one is still in its place.
  for (const element of [...body.querySelectorAll<HTMLElement>('*')].reverse()) {
    const name = element.localName;
    if (name === 'o:p' || forbiddenIn({ name, attributes: [] })) element.replaceWith(...element.childNodes);
    else cleanAttributes(element);
    if (name === 'a' && isDeadLink(tagOf(element), new Set())) element.replaceWith(...element.childNodes);
    if (name !== 'img' || element.hasAttribute('src')) continue;
    element.remove();
    lacksPictures = true;
  }
  return { html: body.innerHTML, lacksPictures };
}

const tagOf = (element: Element) => ({
  name: element.localName,
  attributes: [...element.attributes].map(({ name, value }) => ({ name, value })),
});

function cleanAttributes(element: HTMLElement): void {
  // The browser knows no property of an office program, and writes only those that it knows.
  if (element.hasAttribute('style')) element.setAttribute('style', element.style.cssText);
  const { name, attributes } = tagOf(element);
  for (const attribute of attributes) {
    const isEmptyStyle = attribute.name === 'style' && attribute.value === '';
    if (isEmptyStyle || OF_OFFICE.includes(attribute.name) || forbiddenIn({ name, attributes: [attribute] }))
      element.removeAttribute(attribute.name);
  }
}

function removeComments(body: HTMLElement): void {
  const comments = body.ownerDocument.createNodeIterator(body, NodeFilter.SHOW_COMMENT);
  for (let comment = comments.nextNode(); comment; comment = comments.nextNode())
    comment.parentNode?.removeChild(comment);
}
