import { Box, Popover } from '@mantine/core';
import { DatePicker } from '@mantine/dates';
import type { ReactElement, ReactNode } from 'react';
import { useCalendar } from './use-calendar.ts';
import type { useCalendarOpening } from './use-calendar-opening.ts';

interface CalendarBelowProps {
  opening: ReturnType<typeof useCalendarOpening>;
  /** The input, with the handlers of `opening`. */
  children: ReactElement;
  /** The chosen day as YYYY-MM-DD. */
  day: string | null;
  onChoose: (day: string) => void;
  isReadOnly: boolean;
  /** What else can be chosen, below the days. */
  further?: ReactNode;
}

/** A calendar below an input, which keeps the focus while a day is chosen. */
export function CalendarBelow(props: CalendarBelowProps) {
  const { opening, children, day, onChoose, isReadOnly, further } = props;
  const calendar = useCalendar();
  return (
    <Popover
      opened={opening.isOpen}
      onChange={(opened) => !opened && opening.close()}
      position="bottom-start"
      withRoles={false}
      disabled={isReadOnly}
    >
      <Popover.Target>{children}</Popover.Target>
      <Popover.Dropdown ref={opening.dropdown} data-dates-dropdown onBlur={opening.onBlur}>
        <Box onMouseDown={(event) => event.preventDefault()}>
          <DatePicker
            // Shows the month of a day that was typed.
            key={day}
            {...calendar}
            defaultDate={day ?? undefined}
            value={day}
            onChange={(chosen) => chosen !== null && onChoose(chosen)}
          />
        </Box>
        {further}
      </Popover.Dropdown>
    </Popover>
  );
}
