/** Finds the level in the style of a Word paragraph: `mso-list: l0 level2 lfo1`. */
const LEVEL = /mso-list:[^;]*\blevel(\d)/i;
/** Matches the numbers that Word gives to list items: 1. a) iv. */
const NUMBERED = /^\(?(?:\d+|[a-z]|[ivxlc]+)[.)]/i;

interface Item {
  paragraph: HTMLElement;
  level: number;
  isNumbered: boolean;
}

/** Converts the paragraphs that Word puts on the clipboard for its list items into real lists. */
export function turnWordLists(body: HTMLElement): void {
  let open: HTMLElement[] = [];
  let previous: Element | null = null;
  for (const item of itemsIn(body)) {
    const { paragraph } = item;
    // Another paragraph is between them, so a new list begins.
    if (previous === null || paragraph.previousElementSibling !== previous) open = [];
    open = openLists(open, item);
    const list = open.at(-1);
    const entry = paragraph.ownerDocument.createElement('li');
    const text = paragraph.ownerDocument.createElement('p');
    text.append(...paragraph.childNodes);
    entry.append(text);
    list?.append(entry);
    previous = open[0] ?? null;
    paragraph.remove();
  }
}

/** The list items without their numbers or bullets. */
const itemsIn = (body: HTMLElement): Item[] =>
  [...body.querySelectorAll<HTMLElement>('p[class*=MsoListParagraph], p[style*=mso-list]')].map(
    (paragraph) => {
      const mark = paragraph.querySelector<HTMLElement>(
        '[style*="mso-list:Ignore" i], [style*="mso-list: Ignore" i]',
      );
      const written =
        mark?.textContent ??
        /^\s*(?:[·•▪oо§-]|\(?\w{1,4}[.)])\s/u.exec(paragraph.textContent ?? '')?.[0] ??
        '';
      if (mark) mark.remove();
      else removeFromStart(paragraph, written);
      const level = Number(LEVEL.exec(paragraph.getAttribute('style') ?? '')?.[1] ?? 1);
      return { paragraph, level, isNumbered: NUMBERED.test(written.trim()) };
    },
  );

/**
 * Returns the lists around an item, outermost first: closes the open lists that are deeper or of the other kind, and opens the
 * missing ones.
 */
function openLists(open: readonly HTMLElement[], { paragraph, level, isNumbered }: Item): HTMLElement[] {
  const kind = isNumbered ? 'ol' : 'ul';
  const lists = open.slice(0, open[level - 1]?.localName === kind ? level : level - 1);
  while (lists.length < level) {
    const list = paragraph.ownerDocument.createElement(kind);
    const parent = lists.at(-1)?.lastElementChild;
    if (parent) parent.append(list);
    else if (lists.length === 0) paragraph.before(list);
    else break; // A first item cannot be deeper than its list.
    lists.push(list);
  }
  return lists;
}

/** Removes the number or bullet that Word wrote into the text itself. */
function removeFromStart(paragraph: HTMLElement, written: string): void {
  const walker = paragraph.ownerDocument.createTreeWalker(paragraph, NodeFilter.SHOW_TEXT);
  let left = written.length;
  for (let node = walker.nextNode(); node && left > 0; node = walker.nextNode()) {
    const text = node.nodeValue ?? '';
    node.nodeValue = text.slice(left);
    left -= text.length;
  }
}
