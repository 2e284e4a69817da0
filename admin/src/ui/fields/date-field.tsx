import { formatDay } from '@share/contract/shared/dates.ts';
import { IconCalendar } from '@tabler/icons-react';
import type { FieldValues } from 'react-hook-form';
import { CalendarBelow } from './days/calendar-below.tsx';
import { DayInput } from './days/day-input.tsx';
import { dayOfText } from './days/day-of-text.ts';
import { useCalendarOpening } from './days/use-calendar-opening.ts';
import { type FieldProps, useField } from './use-field.ts';

/** A calendar day as YYYY-MM-DD, typed or picked (CON-07); '' when empty. A text that cannot be read is the value as it is typed. */
export function DateField<Values extends FieldValues>(props: FieldProps<Values, string>) {
  const opening = useCalendarOpening();
  const { wrapper, value, onChange, onType, onBlur, ref } = useField({ holds: 'day', ...props }, inWords);
  return (
    <CalendarBelow
      opening={opening}
      day={dayOfText(value)}
      onChoose={(day) => {
        onChange(day);
        opening.close();
      }}
      isReadOnly={wrapper.readOnly}
    >
      <DayInput
        {...wrapper}
        {...opening.ofInput}
        data-dates-input
        clearable={!props.required}
        leftSection={<IconCalendar size={16} aria-hidden />}
        ref={ref}
        value={value}
        onChange={onType}
        onBlur={(event) => {
          opening.onBlur(event);
          onBlur();
        }}
      />
    </CalendarBelow>
  );
}

const inWords = (value: string): string => (dayOfText(value) === null ? value : formatDay(value));
