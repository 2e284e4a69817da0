import { Button, PasswordInput } from '@mantine/core';
import { useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useTexts } from '../../platform/texts.ts';
import { confirm } from '../confirm.tsx';
import { fieldTexts } from './fields.texts.ts';
import { type FieldProps, useField } from './use-field.ts';

interface SecretFieldProps<Values extends FieldValues> extends FieldProps<Values, string | null> {
  /** The value that the server sends instead of a stored secret; sent back, it leaves the secret unchanged. */
  mask: string;
  /** What ends when the stored secret is removed. */
  removalHint: string;
}

/**
 * A secret that is never shown again once it is stored: an untouched field leaves it unchanged, typed text replaces it, and a
 * button removes it, after a question and with the next save. The value is then null.
 */
export function SecretField<Values extends FieldValues>({
  mask,
  removalHint,
  ...props
}: SecretFieldProps<Values>) {
  const texts = useTexts(fieldTexts);
  const { wrapper, value, onChange, onBlur, ref, isReadOnly } = useField(props, (secret) =>
    secret === '' || secret === null ? '' : mask,
  );
  const [wasStored] = useState(value === mask);
  const isUnchanged = value === mask;
  const isRemoved = value === null;
  const described = isUnchanged ? texts.secretStored : isRemoved ? texts.secretRemoved : props.description;
  const remove = async () => {
    const question = {
      title: texts.removeSecretTitle,
      message: `${props.label}. ${removalHint}`,
      confirmLabel: texts.removeSecret,
    };
    if (await confirm(question)) onChange(null);
  };
  return (
    <div>
      <PasswordInput
        {...wrapper}
        description={isReadOnly ? props.description : described}
        autoComplete="new-password"
        // Unlike Mantine's other inputs, this one does not tell screen readers about its error.
        aria-invalid={wrapper.error !== undefined}
        ref={ref}
        value={value ?? ''}
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
      {!isReadOnly && isUnchanged && (
        <Button
          variant="subtle"
          color="red"
          size="compact-sm"
          aria-label={texts.removeSecretOf(props.label)}
          onClick={() => void remove()}
        >
          {texts.removeSecret}
        </Button>
      )}
      {!isReadOnly && isRemoved && wasStored && (
        <Button
          variant="subtle"
          size="compact-sm"
          aria-label={texts.keepSecretOf(props.label)}
          onClick={() => onChange(mask)}
        >
          {texts.keepSecret}
        </Button>
      )}
    </div>
  );
}
