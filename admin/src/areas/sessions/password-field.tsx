import { PasswordInput, type PasswordInputProps } from '@mantine/core';
import { useTexts } from '../../platform/texts.ts';
import { sessionsTexts } from './sessions.texts.ts';

/** A password input that can reveal its text. */
export function PasswordField(
  props: Omit<PasswordInputProps, 'onChange'> & { onChange: (value: string) => void },
) {
  const texts = useTexts(sessionsTexts);
  return (
    <PasswordInput
      size="md"
      visibilityToggleButtonProps={{ 'aria-label': texts.showPassword, tabIndex: 0 }}
      {...props}
      aria-invalid={Boolean(props.error)}
      onChange={(event) => props.onChange(event.currentTarget.value)}
    />
  );
}
