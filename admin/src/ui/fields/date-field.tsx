import { DateInput } from '@mantine/dates';
import { formatDay } from '@share/contract/shared/dates.ts';
import { IconCalendar } from '@tabler/icons-react';
import { useId, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useTexts } from '../../platform/texts.ts';
import { dayOfText } from './day-of-text.ts';
import { fieldTexts } from './fields.texts.ts';
import { useCalendar } from './use-calendar.ts';
import { useCalendarOpening } from './use-calendar-opening.ts';
import { type FieldProps, useField } from './use-field.ts';

/** A calendar day as YYYY-MM-DD, typed or picked (CON-07); '' when empty, and while the typed text cannot be read as a day. */
export function DateField<Values extends FieldValues>(props: FieldProps<Values, string>) {
  const texts = useTexts(fieldTexts);
  const calendar = useCalendar();
  const opening = useCalendarOpening();
  const id = useId();
  const { wrapper, value, onChange, onBlur, ref } = useField({ holds: 'day', ...props }, (day) =>
    day === '' ? '' : formatDay(day),
  );
  const [typed, setTyped] = useState('');
  const [isLeft, setLeft] = useState(false);
  if (typed !== '' && value !== '') setTyped('');
  const isUnreadable = typed.trim() !== '';
  const isRefused = isUnreadable && (isLeft || Boolean(wrapper.error));
  return (
    <DateInput
      {...wrapper}
      error={isRefused ? texts.unreadableDay : wrapper.error}
      valueFormat="YYYY-MM-DD"
      placeholder={texts.dayPlaceholder}
      dateParser={dayOfText}
      // The library would go on with the day from before, and show it again when the field is left.
      fixOnBlur={!isUnreadable}
      onInput={({ currentTarget }) => {
        if (dayOfText(currentTarget.value) !== null) return;
        setTyped(currentTarget.value);
        setLeft(false);
        onChange('');
      }}
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
        setLeft(true);
        onBlur();
      }}
      onChange={(day) => onChange(day ?? '')}
    />
  );
}
