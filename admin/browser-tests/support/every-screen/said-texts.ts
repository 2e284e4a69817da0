/** A text that is seen or read aloud, and the language of the place where it stands. */
export interface SaidText {
  words: string;
  language: string;
  where: string;
}

/** Runs in the page: everything that it says, except what is typed in fields. */
export function findSaidTexts(): SaidText[] {
  const found = new Map<string, SaidText>();
  const add = (words: string, element: Element, what: string) => {
    const said = words.trim().replace(/\s+/g, ' ');
    if (said === '') return;
    const language = element.closest('[lang]')?.getAttribute('lang') ?? '';
    const [first = ''] = element.classList;
    const where = `${element.tagName.toLowerCase()}${first && `.${first}`}${what}`;
    if (!found.has(`${language} ${said}`)) found.set(`${language} ${said}`, { words: said, language, where });
  };
  const isShown = (element: Element) => element.checkVisibility({ visibilityProperty: true });
  add(document.title, document.documentElement, ' title');
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const holder = node.parentElement;
    if (!holder || holder.closest('script, style, noscript, textarea, [contenteditable=true], .cm-editor'))
      continue;
    // An e-mail address is cut into two texts, so that its line breaks before the @.
    const whole = holder.querySelector(':scope > wbr') ? holder : node;
    if (isShown(holder)) add(whole.textContent ?? '', holder, '');
  }
  for (const name of [
    'aria-label',
    'title',
    'placeholder',
    'alt',
    'aria-description',
    'aria-roledescription',
  ]) {
    for (const element of document.body.querySelectorAll(`[${name}]`))
      if (isShown(element)) add(element.getAttribute(name) ?? '', element, ` ${name}`);
  }
  return [...found.values()];
}
