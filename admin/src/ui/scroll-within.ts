/**
 * Scrolls only `around` until `part` is visible in it. scrollIntoView would scroll the page as well, and the next Tab would
 * start from there.
 */
export function scrollWithin(around: Element, part: Element, margin: number): void {
  const { top, bottom, left, right } = part.getBoundingClientRect();
  const outer = around.getBoundingClientRect();
  around.scrollLeft += Math.min(0, left - outer.left - margin) + Math.max(0, right - outer.right + margin);
  around.scrollTop += Math.min(0, top - outer.top - margin) + Math.max(0, bottom - outer.bottom + margin);
}
