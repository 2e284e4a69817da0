import { TextInput } from '@mantine/core';
import { useTexts } from '../../platform/texts.ts';
import { sessionsTexts } from './sessions.texts.ts';
import type { useSubmit } from './use-submit.ts';

interface EntranceEmailFieldProps {
  submit: ReturnType<typeof useSubmit>;
  value: string;
  onChange: (email: string) => void;
}

/** The e-mail of the account: the first field of an entrance form. */
export function EntranceEmailField({ submit, value, onChange }: EntranceEmailFieldProps) {
  const texts = useTexts(sessionsTexts);
  return (
    <TextInput
      {...submit.field('email')}
      size="md"
      type="email"
      autoComplete="username"
      autoFocus
      label={texts.email}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}
