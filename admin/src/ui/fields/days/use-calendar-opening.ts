import { type FocusEvent, type KeyboardEvent, useRef, useState } from 'react';

/**
 * Opens the calendar of a field on a click or the down arrow, not while somebody tabs through a form, where it would cover the
 * neighbouring fields. It closes when the field and the calendar are left.
 */
export function useCalendarOpening() {
  const [isOpen, setOpen] = useState(false);
  const dropdown = useRef<HTMLDivElement>(null);
  const close = () => setOpen(false);
  return {
    isOpen,
    close,
    dropdown,
    ofInput: {
      onClick: () => setOpen(true),
      onKeyDown: (event: KeyboardEvent) => {
        if (event.key === 'Escape') close();
        if (event.key !== 'ArrowDown') return;
        event.preventDefault();
        setOpen(true);
      },
      // Escape closes only the calendar, not the dialogue around it.
      'data-mantine-stop-propagation': isOpen || undefined,
    },
    onBlur: ({ relatedTarget }: FocusEvent) => {
      if (!dropdown.current?.contains(relatedTarget)) close();
    },
  };
}
