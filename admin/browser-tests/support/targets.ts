import type { Page } from 'playwright-core';

/** The controls that are smaller to press than a finger needs: 40 px in each direction, counted with the room around them that is theirs. */
export const smallTargets = (page: Page): Promise<string[]> => page.evaluate(findSmall, 40);

/** Runs in the page. */
function findSmall(least: number): string[] {
  const controls = document.querySelectorAll<HTMLElement>(
    'button, input, select, h1 ~ a, a:has(~ h1), header a, footer a, main :is(ul, nav) a, section dd a',
  );
  const isPressedAt = (control: HTMLElement, x: number, y: number) => {
    const hit = document.elementFromPoint(x, y);
    return hit !== null && (control.contains(hit) || hit.closest('label')?.contains(control));
  };
  return [...controls].flatMap((control) => {
    if (!control.checkVisibility({ visibilityProperty: true }) || control.matches(':disabled')) return [];
    control.scrollIntoView({ block: 'center', inline: 'center' });
    const { left, top, width, height } = control.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    const reach = least / 2 - 2; // Without the border of a field.
    if (!isPressedAt(control, x, y)) return []; // Covered, or shown by its label alone.
    const edges = [
      [x - reach, y],
      [x + reach, y],
      [x, y - reach],
      [x, y + reach],
    ] as const;
    if (edges.every(([atX, atY]) => isPressedAt(control, atX, atY))) return [];
    const name = control.getAttribute('aria-label') ?? control.getAttribute('name') ?? control.textContent;
    return [`${name}: ${Math.round(width)} × ${Math.round(height)}`];
  });
}
