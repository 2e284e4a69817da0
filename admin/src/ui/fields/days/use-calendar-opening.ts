import { type KeyboardEvent, type MouseEvent, useState } from 'react';

/**
 * Opens the calendar of a day field on a click or the down arrow. The library would also open it on focus, where it covers the
 * neighbouring fields while somebody tabs through a form.
 */
export function useCalendarOpening() {
  const [isWanted, setWanted] = useState(false);
  return {
    isWanted,
    forget: () => setWanted(false),
    handlers: {
      onClick: (_: MouseEvent) => setWanted(true),
      onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => {
        if (event.key === 'Escape') setWanted(false);
        if (event.key !== 'ArrowDown') return;
        event.preventDefault();
        event.currentTarget.click();
      },
    },
  };
}
