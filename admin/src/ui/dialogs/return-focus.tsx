import { useEffect, useState } from 'react';

/**
 * Returns the focus to the element that had it before the dialogue, unless another one has taken it. For dialogues that are
 * mounted only while open; Mantine does this only for those that stay mounted.
 */
export function ReturnFocus() {
  // Read while rendering, because a menu that closes as the dialogue opens is still there then, with the focus on its item.
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
