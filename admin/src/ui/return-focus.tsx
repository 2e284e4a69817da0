import { useEffect, useState } from 'react';

/**
 * Beside a dialogue that is in the page only while it is open: gives the focus back to where it was before, unless
 * something else has taken it. Mantine does this only for dialogues that stay in the page when closed.
 */
export function ReturnFocus() {
  // Asked while rendering: a menu that closes as the dialogue opens is still there, with what was chosen in it.
  const [opener] = useState(() => openerOf(document.activeElement));
  useEffect(
    () => () => {
      if (document.activeElement === document.body) opener?.focus({ preventScroll: true });
    },
    [opener],
  );
  return null;
}

/** What is chosen in a menu goes with the menu, so that the button of the menu stands for it. */
function openerOf(active: Element | null): HTMLElement | null {
  const menu = active?.closest('[role=menu]')?.getAttribute('aria-labelledby');
  const opener = menu ? document.getElementById(menu) : active;
  return opener instanceof HTMLElement ? opener : null;
}
