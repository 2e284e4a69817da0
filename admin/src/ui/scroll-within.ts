/**
 * Scrolls only `around` until `part` is visible in it. scrollIntoView would scroll the page as well, and the next Tab would
 * start from there.
 */
export function scrollWithin(around: Element, part: Element, margin: number): void {
  const { top, bottom } = part.getBoundingClientRect();
  const outer = around.getBoundingClientRect();
  around.scrollTop += Math.min(0, top - outer.top - margin) + Math.max(0, bottom - outer.bottom + margin);
}
