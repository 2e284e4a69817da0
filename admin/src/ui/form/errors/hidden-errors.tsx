import { Alert } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useFormState } from 'react-hook-form';
import { useLanguage } from '../../../platform/language.tsx';
import { errorText } from '../../error-text.ts';
import { useFormContext } from '../form-context.ts';
import { flatErrors, isWithin } from './form-errors.ts';

/** Shows the errors of fields that are not on the screen, which nobody would see otherwise. */
export function HiddenErrors() {
  const { language } = useLanguage();
  const { errors } = useFormState();
  const { fields, onTabs, attempts } = useFormContext();
  if (attempts === 0) return null;
  const shown = [...fields.keys(), ...onTabs];
  const hidden = flatErrors(errors).filter(
    ({ path }) => !shown.some((field) => isWithin(path, field) || isWithin(field, path)),
  );
  if (hidden.length === 0) return null;
  return (
    <Alert color="red" role="alert" icon={<IconAlertTriangle aria-hidden />}>
      {[...new Set(hidden.map(({ code }) => errorText(language, code)))].map((text) => (
        <div key={text}>{text}</div>
      ))}
    </Alert>
  );
}
