import { formatDay } from '@share/contract/shared/dates.ts';
import { IconCalendar } from '@tabler/icons-react';
import { useId } from 'react';
import type { FieldValues } from 'react-hook-form';
import { DayInput } from './days/day-input.tsx';
import { useCalendar } from './days/use-calendar.ts';
import { useCalendarOpening } from './days/use-calendar-opening.ts';
import { type FieldProps, useField } from './use-field.ts';

/** A calendar day as YYYY-MM-DD, typed or picked (CON-07); '' when empty, and while the text is not a valid day. */
export function DateField<Values extends FieldValues>(props: FieldProps<Values, string>) {
  const calendar = useCalendar();
  const opening = useCalendarOpening();
  const id = useId();
  const { wrapper, value, onChange, onBlur, ref } = useField({ holds: 'day', ...props }, (day) =>
    day === '' ? '' : formatDay(day),
  );
  return (
    <DayInput
      {...wrapper}
      {...calendar}
      id={id}
      popoverProps={{ id, disabled: !opening.isWanted || wrapper.readOnly }}
      {...opening.handlers}
      clearable={!props.required && !wrapper.readOnly}
      leftSection={<IconCalendar size={16} aria-hidden />}
      ref={ref}
      value={value === '' ? null : value}
      onBlur={() => {
        opening.forget();
        onBlur();
      }}
      onChange={(day) => onChange(day ?? '')}
      onNone={() => onChange('')}
    />
  );
}
