import { type KeyboardEvent, type MouseEvent, useState } from 'react';

/**
 * When the calendar of a day field opens: by a click or the down arrow. The library also opens it on focus, which would cover
 * the fields above and below while somebody tabs through a form.
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
