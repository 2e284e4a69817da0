import { useTexts } from '../../platform/texts.ts';
import { PasswordField } from './password-field.tsx';
import { sessionsTexts } from './sessions.texts.ts';
import type { useSubmit } from './use-submit.ts';

export const noPasswords = { newPassword: '', repeatPassword: '' };
type Passwords = typeof noPasswords;

interface NewPasswordFieldsProps {
  submit: ReturnType<typeof useSubmit>;
  label: string;
  values: Passwords;
  /**
   * Receives an update function: a password manager fills both fields at once, and each must see the other's change.
   */
  onChange: (change: (values: Passwords) => Passwords) => void;
}

/** A new password with its rules, and a field to repeat it. */
export function NewPasswordFields({ submit, label, values, onChange }: NewPasswordFieldsProps) {
  const texts = useTexts(sessionsTexts);
  return (
    <>
      <PasswordField
        {...submit.field('newPassword')}
        autoComplete="new-password"
        autoFocus
        label={label}
        description={texts.passwordHint}
        value={values.newPassword}
        onChange={(newPassword) => onChange((typed) => ({ ...typed, newPassword }))}
      />
      <PasswordField
        {...submit.field('repeatPassword')}
        autoComplete="new-password"
        label={texts.repeatPassword}
        value={values.repeatPassword}
        onChange={(repeatPassword) => onChange((typed) => ({ ...typed, repeatPassword }))}
      />
    </>
  );
}
