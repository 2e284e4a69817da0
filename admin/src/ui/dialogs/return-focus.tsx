import { useEffect, useState } from 'react';

/**
 * For dialogues that are mounted only while open: returns the focus to the element that had it before, unless another
 * one has taken it. Mantine does this only for dialogues that stay mounted.
 */
export function ReturnFocus() {
  // Read while rendering: a menu that closes as the dialogue opens is still there, with the focus on its item.
  const [opener] = useState(() => openerOf(document.activeElement));
  useEffect(
    () => () => {
      if (document.activeElement === document.body) opener?.focus({ preventScroll: true });
    },
    [opener],
  );
  return null;
}

/** A menu item disappears with its menu, so the button of the menu takes its place. */
function openerOf(active: Element | null): HTMLElement | null {
  const menu = active?.closest('[role=menu]')?.getAttribute('aria-labelledby');
  const opener = menu ? document.getElementById(menu) : active;
  return opener instanceof HTMLElement ? opener : null;
}
