import { Anchor, Stack, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useTexts } from '../../../platform/texts.ts';
import { sessionsTexts } from '../sessions.texts.ts';
import type { useSubmit } from '../use-submit.ts';

interface CodeFieldProps {
  submit: ReturnType<typeof useSubmit>;
  value: string;
  onChange: (code: string) => void;
  /** The kinds of code that the field accepts. */
  kinds?: 'both' | 'app' | 'recovery';
}

/** A code of the app or a recovery code: the server recognises the kind, and the label tells which one to type. */
export function CodeField({ submit, value, onChange, kinds = 'both' }: CodeFieldProps) {
  const texts = useTexts(sessionsTexts);
  const [isRecovery, setRecovery] = useState(kinds === 'recovery');
  return (
    <Stack gap="xs">
      <TextInput
        {...submit.field('code')}
        key={String(isRecovery)}
        size="md"
        autoFocus
        data-autofocus
        autoComplete="one-time-code"
        inputMode={isRecovery ? 'text' : 'numeric'}
        autoCapitalize="none"
        spellCheck={false}
        maxLength={50}
        label={isRecovery ? texts.recoveryCode : texts.code}
        description={isRecovery ? texts.recoveryCodeHint : texts.codeHint}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      {kinds === 'both' && (
        <Anchor
          component="button"
          type="button"
          size="sm"
          ml="auto"
          onClick={() => {
            onChange('');
            setRecovery(!isRecovery);
          }}
        >
          {isRecovery ? texts.useCode : texts.useRecoveryCode}
        </Anchor>
      )}
    </Stack>
  );
}

export const codeProblems = (code: string) =>
  code.trim() === '' ? [{ code: 'CODE_EMPTY' as const, field: 'code' }] : [];
