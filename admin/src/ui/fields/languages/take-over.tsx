import { Button } from '@mantine/core';
import { IconLanguage } from '@tabler/icons-react';
import { useRef } from 'react';
import type { FieldPath, FieldValues } from 'react-hook-form';
import { useTexts } from '../../../platform/texts.ts';
import { useFormContext } from '../../form/form-context.ts';
import { type FieldControl, useFieldState } from '../field-control.ts';
import { fieldTexts } from '../fields.texts.ts';
import classes from './take-over.module.css';

interface TakeOverProps<Values extends FieldValues> {
  control: FieldControl<Values>;
  /** The path of the text in both languages. */
  name: string;
  label: string;
}

/**
 * A button beside the label of an empty English field: copies the Polish text into it as a start for the translation, and
 * focuses the field. Absent in read-only forms.
 */
export function TakeOver<Values extends FieldValues>({ control, name, label }: TakeOverProps<Values>) {
  const texts = useTexts(fieldTexts);
  const { isReadOnly } = useFormContext();
  const button = useRef<HTMLButtonElement>(null);
  const polish = useFieldState(control, `${name}.pl` as FieldPath<Values>);
  const english = useFieldState(control, `${name}.en` as FieldPath<Values>);
  if (isReadOnly) return null;
  const takeOver = () => {
    const around = button.current?.closest('[data-text]');
    // A formatted text also has inputs in its toolbar, and a placeholder until its editor is loaded.
    const field =
      around?.querySelector<HTMLElement>('[contenteditable=true], [data-stand-in]') ??
      around?.querySelector<HTMLElement>('input, textarea');
    english.onChange(polish.value);
    // The button has disappeared by then.
    field?.focus();
  };
  return (
    <div className={classes.holder}>
      <Button
        ref={button}
        variant="subtle"
        size="compact-xs"
        className={classes.button}
        aria-label={`${texts.takeOver}: ${label}`}
        title={texts.takeOver}
        leftSection={<IconLanguage size={16} aria-hidden />}
        onClick={takeOver}
      >
        <span className={classes.words}>{texts.takeOver}</span>
      </Button>
    </div>
  );
}
