import { useTexts } from '../../platform/texts.ts';
import { ShownValue } from '../../ui/fields/shown-value.tsx';
import { EmailText } from '../../ui/values/values.tsx';
import { sessionsTexts } from './sessions.texts.ts';

/** The address of the account whose password is asked for: as text, which wraps where a field would cut it, and for password managers. */
export function ShownEmail({ email }: { email: string }) {
  const texts = useTexts(sessionsTexts);
  return (
    <ShownValue label={texts.email}>
      <EmailText address={email} />
      <input type="hidden" name="username" autoComplete="username" value={email} />
    </ShownValue>
  );
}
