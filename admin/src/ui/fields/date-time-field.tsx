import { DateTimePicker } from '@mantine/dates';
import { IconCalendar } from '@tabler/icons-react';
import { useId } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useTexts } from '../../platform/texts.ts';
import { useCalendar } from './days/use-calendar.ts';
import classes from './fields.module.css';
import { fieldTexts } from './fields.texts.ts';
import { type FieldProps, useField } from './use-field.ts';

/** A Warsaw wall-clock time as YYYY-MM-DD HH:mm:ss; '' when empty. */
export function DateTimeField<Values extends FieldValues>(props: FieldProps<Values, string>) {
  const texts = useTexts(fieldTexts);
  const calendar = useCalendar();
  const id = useId();
  const { wrapper, value, onChange, onBlur, ref } = useField({ holds: 'day', ...props });
  return (
    <DateTimePicker
      {...wrapper}
      valueFormat="YYYY-MM-DD HH:mm"
      placeholder={texts.timePlaceholder}
      {...calendar}
      id={id}
      popoverProps={{ id }}
      clearable={!props.required && !wrapper.readOnly}
      leftSection={<IconCalendar size={16} aria-hidden />}
      timePickerProps={{
        hoursInputLabel: texts.hours,
        minutesInputLabel: texts.minutes,
        classNames: { field: classes.timePart },
      }}
      submitButtonProps={{ 'aria-label': texts.chooseTime }}
      ref={ref}
      value={value === '' ? null : value}
      onBlur={onBlur}
      onChange={(at) => onChange(at ?? '')}
    />
  );
}
