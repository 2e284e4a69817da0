/** Runs in the page: the texts of which a part is out of sight for good, and what scrolls sideways. */
export function findCutTexts(): string[] {
  // A row of tabs, or of chips, ends at the edge on purpose: what it cuts off there shows that there are more.
  const ONE_LINE = 80;
  const found = new Set<string>();
  const quoted = (words: string) => `“${words.trim().replace(/\s+/g, ' ').slice(0, 60)}”`;
  const nameOf = (element: Element) => {
    const [first = ''] = element.classList;
    return `${element.tagName.toLowerCase()}${first && `.${first}`}`;
  };
  const styles = new Map<Element, CSSStyleDeclaration>();
  const styleOf = (element: Element) => {
    const style = styles.get(element) ?? getComputedStyle(element);
    styles.set(element, style);
    return style;
  };
  /** What is read aloud only is one pixel large, or clipped away. */
  const isForEarsOnly = (element: Element) => {
    const { width, height } = element.getBoundingClientRect();
    const { clipPath, clip } = styleOf(element);
    return width <= 1 || height <= 1 || clipPath !== 'none' || clip.startsWith('rect');
  };
  const endsInDots = (element: Element) =>
    styleOf(element).textOverflow === 'ellipsis' || styleOf(element).webkitLineClamp !== 'none';
  /** The whole text is in a `title`, or is read aloud by another name. */
  const isSaidElsewhere = (holder: Element, clip: Element) =>
    holder.closest('[title]') !== null ||
    clip.querySelector('[title]') !== null ||
    holder.closest('[aria-label]')?.contains(clip) === true;
  const boxes = 'button, label, a[class*=Button], [role=tab], [class*=Badge], th, td, legend, dt, dd';

  /** Where this text is cut, or null. */
  const cutAt = (holder: Element, text: DOMRect): string | null => {
    let isLoose = false; // whether parents that are not positioned no longer clip it
    for (let at: Element | null = holder; at; at = at.parentElement) {
      const { position, overflowX, overflowY, transform } = styleOf(at);
      if (isLoose && position === 'static' && transform === 'none') continue;
      isLoose = position === 'absolute' || position === 'fixed';
      if (position === 'fixed' && transform === 'none') return null;
      const box = at.getBoundingClientRect();
      const isBeyond = text.left < box.left - 1 || text.right > box.right + 1;
      if (isForEarsOnly(at)) return null;
      if (/auto|scroll/.test(`${overflowX} ${overflowY}`)) return null; // It can be scrolled into sight.
      const isLow = text.top < box.top - text.height / 3 || text.bottom > box.bottom + text.height / 3;
      const clips = (isBeyond && overflowX !== 'visible') || (isLow && overflowY !== 'visible');
      if (clips && !(endsInDots(at) && isSaidElsewhere(holder, at))) return `cut by ${nameOf(at)}`;
      if (clips) return null;
      if (isBeyond && at.matches(boxes)) return `wider than its ${nameOf(at)}`;
    }
    return null;
  };

  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const words = node.textContent ?? '';
    const holder = node.parentElement;
    if (words.trim() === '' || !holder || holder.closest('script, style, noscript, svg, option')) continue;
    if (!holder.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    range.selectNodeContents(node);
    for (const text of range.getClientRects()) {
      // What is measured, or read aloud only, is often far outside.
      if (text.width === 0 || text.right < 0 || text.bottom + window.scrollY < 0) continue;
      const where = cutAt(holder, text);
      if (where) found.add(`${quoted(words)} is ${where}`);
    }
  }

  for (const frame of document.querySelectorAll('body *')) {
    if (frame.scrollWidth <= frame.clientWidth + 1 || frame.clientWidth === 0) continue;
    if (!/auto|scroll/.test(styleOf(frame).overflowX) || frame.matches('input, textarea')) continue;
    if (!frame.checkVisibility({ visibilityProperty: true }) || frame.clientHeight < ONE_LINE) continue;
    found.add(`${nameOf(frame)} scrolls sideways: ${frame.scrollWidth} in ${frame.clientWidth}`);
  }

  const pen = document.createElement('canvas').getContext('2d');
  for (const field of document.querySelectorAll('input')) {
    const isChosen = field.matches('[readonly], [aria-haspopup], [inputmode], [data-dates-input]');
    const style = styleOf(field);
    // Of a hint, dots at its end say enough.
    const hint = style.textOverflow === 'ellipsis' ? '' : field.placeholder;
    const words = field.value === '' ? hint : isChosen ? field.value : '';
    if (!pen || words === '' || isForEarsOnly(field) || !field.checkVisibility({ visibilityProperty: true }))
      continue;
    pen.font = style.font;
    const room = field.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight);
    const wide = pen.measureText(words).width;
    if (wide > room + 1 && field.title === '')
      found.add(`${quoted(words)} is wider than its field ${field.name}: ${Math.round(wide)} in ${room}`);
  }
  return [...found];
}
