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
 * Beside the label of an English field that is empty: copies the Polish text into it, as a beginning of the translation, and
 * goes to the field. Shown only where the form may be changed.
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
    // A formatted text has inputs in its toolbar as well, and a stand-in as long as its editor is not loaded.
    const field =
      around?.querySelector<HTMLElement>('[contenteditable=true], [data-stand-in]') ??
      around?.querySelector<HTMLElement>('input, textarea');
    english.onChange(polish.value);
    // The button is gone then.
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
