import { PasswordInput } from '@mantine/core';
import { useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useTexts } from '../../platform/texts.ts';
import { fieldTexts } from './fields.texts.ts';
import { type FieldProps, useField } from './use-field.ts';

interface SecretFieldProps<Values extends FieldValues> extends FieldProps<Values, string> {
  /** The value that the server sends instead of a stored secret; sent back, it leaves the secret unchanged. */
  mask: string;
}

/** A secret that is never shown again once it is stored: an untouched field leaves it unchanged, and typed text replaces it. */
export function SecretField<Values extends FieldValues>({ mask, ...props }: SecretFieldProps<Values>) {
  const texts = useTexts(fieldTexts);
  const { wrapper, value, onChange, onBlur, ref, isReadOnly } = useField(props, (secret) =>
    secret === '' ? '' : mask,
  );
  const [wasStored] = useState(value === mask);
  const isUnchanged = value === mask;
  return (
    <PasswordInput
      {...wrapper}
      description={isUnchanged && !isReadOnly ? texts.secretStored : props.description}
      autoComplete="new-password"
      // Unlike Mantine's other inputs, this one does not tell screen readers about its error.
      aria-invalid={wrapper.error !== undefined}
      ref={ref}
      value={value}
      // A stored secret cannot be revealed.
      visibilityToggleButtonProps={
        isUnchanged ? { display: 'none' } : { 'aria-label': texts.showSecret(props.label) }
      }
      onFocus={(event) => event.currentTarget.select()}
      onBlur={() => {
        if (wasStored && value === '') onChange(mask);
        onBlur();
      }}
      onChange={(event) =>
        onChange(isUnchanged ? event.currentTarget.value.replace(mask, '') : event.currentTarget.value)
      }
    />
  );
}
