import { DateInput, type DateInputProps } from '@mantine/dates';
import { useState } from 'react';
import { useTexts } from '../../../platform/texts.ts';
import { fieldTexts } from '../fields.texts.ts';
import { dayOfText } from './day-of-text.ts';

interface DayInputProps extends Omit<DateInputProps, 'value' | 'onChange' | 'onInput'> {
  value: string | null;
  onChange: (day: string | null) => void;
  /** Called when the typed text is empty or not a valid day, also where a day is required. */
  onNone?: () => void;
}

/** A calendar day, typed or picked (CON-07). An invalid text stays as typed, and is refused when the field is left. */
export function DayInput({ value, onChange, onNone, onBlur, error, ...input }: DayInputProps) {
  const texts = useTexts(fieldTexts);
  const [isUnreadable, setUnreadable] = useState(false);
  const [isLeft, setLeft] = useState(false);
  const [seen, setSeen] = useState(value);
  if (value !== seen) {
    setSeen(value);
    if (value !== null) setUnreadable(false);
  }
  return (
    <DateInput
      {...input}
      error={isUnreadable && (isLeft || Boolean(error)) ? texts.unreadableDay : error}
      valueFormat="YYYY-MM-DD"
      placeholder={texts.dayPlaceholder}
      dateParser={dayOfText}
      // Otherwise the library would keep the previous day, and show it again when the field is left.
      fixOnBlur={!isUnreadable}
      onInput={({ currentTarget }) => {
        const isNone = dayOfText(currentTarget.value) === null;
        setUnreadable(isNone && currentTarget.value.trim() !== '');
        setLeft(false);
        if (isNone) onNone?.();
      }}
      value={value}
      onBlur={(event) => {
        setLeft(true);
        onBlur?.(event);
      }}
      onChange={(day) => {
        setUnreadable(false);
        onChange(day);
      }}
    />
  );
}
