import { DateInput } from '@mantine/dates';
import { useId } from 'react';
import { useTexts } from '../../../platform/texts.ts';
import { dayOfText } from '../../fields/day-of-text.ts';
import { fieldTexts } from '../../fields/fields.texts.ts';
import { useCalendar } from '../../fields/use-calendar.ts';
import { useCalendarOpening } from '../../fields/use-calendar-opening.ts';

interface RangeEndProps {
  name: string;
  label: string;
  day: string | null;
  onChange: (day: string | null) => void;
}

/** One end of a range of days: typed, or chosen from a calendar. A default export for `lazy`. */
export default function RangeEnd({ name, label, day, onChange }: RangeEndProps) {
  const texts = useTexts(fieldTexts);
  const calendar = useCalendar();
  const opening = useCalendarOpening();
  const id = useId();
  return (
    <DateInput
      label={label}
      labelProps={{ fw: 400 }}
      aria-label={`${name}: ${label}`}
      valueFormat="YYYY-MM-DD"
      {...calendar}
      placeholder={texts.dayPlaceholder}
      dateParser={dayOfText}
      clearable
      w={150}
      miw={0}
      id={id}
      popoverProps={{ id, withinPortal: false, disabled: !opening.isWanted }}
      {...opening.handlers}
      onBlur={opening.forget}
      value={day}
      onChange={onChange}
    />
  );
}
