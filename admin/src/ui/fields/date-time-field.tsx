import { IconCalendar } from '@tabler/icons-react';
import type { FieldValues } from 'react-hook-form';
import { useTexts } from '../../platform/texts.ts';
import { CalendarBelow } from './days/calendar-below.tsx';
import { momentOfText, textOfMoment } from './days/moment-of-text.ts';
import { TimeBelow } from './days/time-below.tsx';
import { useCalendarOpening } from './days/use-calendar-opening.ts';
import { WrittenInput } from './days/written-input.tsx';
import { fieldTexts } from './fields.texts.ts';
import { type FieldProps, useField } from './use-field.ts';

const MIDNIGHT = '00:00:00';

/**
 * A Warsaw wall-clock time as YYYY-MM-DD HH:mm:ss, typed or picked; '' when empty. A text that cannot be read is the value as it
 * is typed.
 */
export function DateTimeField<Values extends FieldValues>(props: FieldProps<Values, string>) {
  const texts = useTexts(fieldTexts);
  const opening = useCalendarOpening();
  const { wrapper, value, onChange, onType, onBlur, ref } = useField({ holds: 'day', ...props }, inWords);
  const moment = momentOfText(value);
  const [day = null, time = MIDNIGHT] = moment?.split(' ') ?? [];
  // The hour that is skipped in spring becomes the one that is stored.
  const choose = (chosen: string) => onChange(momentOfText(chosen) ?? chosen);
  return (
    <CalendarBelow
      opening={opening}
      day={day}
      onChoose={(chosen) => choose(`${chosen} ${time}`)}
      isReadOnly={wrapper.readOnly}
      further={
        <TimeBelow time={time} isDisabled={day === null} onChoose={(chosen) => choose(`${day} ${chosen}`)} />
      }
    >
      <WrittenInput
        {...wrapper}
        {...opening.ofInput}
        data-dates-input
        read={momentOfText}
        write={textOfMoment}
        unreadable={texts.unreadableTime}
        placeholder={texts.timePlaceholder}
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

const inWords = (value: string): string => (momentOfText(value) === null ? value : textOfMoment(value));
