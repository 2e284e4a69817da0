import type { Page } from 'playwright';

/**
 * The controls of the page, or of a part of it, that are smaller to press than a finger needs: 40 px in each direction, counted with
 * the room around them that is theirs.
 */
export const smallTargets = (page: Page, part = 'html'): Promise<string[]> =>
  page.evaluate(findSmall, [40, part] as const);

/** Runs in the page. */
function findSmall([least, part]: readonly [number, string]): string[] {
  const controls = document.querySelectorAll<HTMLElement>(
    'button, input, select, summary, h1 ~ a, a:has(~ h1), header a, footer a, main :is(ul, nav) a, section dd a',
  );
  const isPressedAt = (control: HTMLElement, x: number, y: number) => {
    const hit = document.elementFromPoint(x, y);
    return hit !== null && (control.contains(hit) || hit.closest('label')?.contains(control));
  };
  return [...controls].flatMap((control) => {
    if (
      !control.closest(part) ||
      !control.checkVisibility({ visibilityProperty: true }) ||
      control.matches(':disabled')
    )
      return [];
    control.scrollIntoView({ block: 'center', inline: 'center' });
    const { left, top, width, height } = control.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    if (!isPressedAt(control, x, y)) return []; // Covered, or shown by its label alone.
    const far = least / 2 - 2; // Without the border of a field.
    const sides = [
      [-far, 0],
      [far, 0],
      [0, -far],
      [0, far],
    ] as const;
    if (sides.every(([byX, byY]) => isPressedAt(control, x + byX, y + byY))) return [];
    const reach = (stepX: number, stepY: number) => {
      let length = 0;
      while (length < least && isPressedAt(control, x + stepX * (length + 1), y + stepY * (length + 1)))
        length += 1;
      return length;
    };
    const wide = reach(-1, 0) + reach(1, 0) + 1;
    const high = reach(0, -1) + reach(0, 1) + 1;
    if (Math.min(wide, high) >= least - 4) return []; // Without the border of a field.
    const name = control.getAttribute('aria-label') ?? control.getAttribute('name') ?? control.textContent;
    return [`${name}: ${wide} × ${high}`];
  });
}
