import { Anchor, Button } from '@mantine/core';
import type { ErrorCode } from '@share/contract/shared/errors.ts';
import { Link, useLocation, useNavigate } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { takeEndedMark } from '../../platform/session/ended-mark.ts';
import { useTexts } from '../../platform/texts.ts';
import { EntranceEmailField } from './entrance-email-field.tsx';
import { EntranceForm } from './entrance-form.tsx';
import { PasswordField } from './password-field.tsx';
import { sessionsTexts } from './sessions.texts.ts';
import { signIn } from './sign-in.ts';
import { type Problem, useSubmit } from './use-submit.ts';

/** The login form (SES-01 to SES-12). */
export function Login() {
  const texts = useTexts(sessionsTexts);
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [hasEnded] = useState(takeEndedMark);
  const refused = useRefusedLink();
  const submit = useSubmit({
    refused,
    check: () => problemsOf(email, password),
    send: () => signIn(email, password),
  });
  return (
    <EntranceForm
      title={texts.signInTitle}
      text={hasEnded ? texts.endedText : texts.signInText}
      submit={submit}
    >
      <EntranceEmailField submit={submit} value={email} onChange={setEmail} />
      <PasswordField
        {...submit.field('password')}
        autoComplete="current-password"
        label={texts.password}
        value={password}
        onChange={setPassword}
      />
      <Anchor component={Link} to="/forgot-password" size="sm" ml="auto">
        {texts.forgotPassword}
      </Anchor>
      <Button
        type="submit"
        size="md"
        fullWidth
        loading={submit.status === 'loading' || submit.status === 'success'}
      >
        {texts.signIn}
      </Button>
    </EntranceForm>
  );
}

/** Read once and taken out of the history: reloading or coming back does not show it again (SES-23). */
function useRefusedLink(): ErrorCode | undefined {
  const stored = useLocation({ select: ({ state }) => state.refusedLink });
  const [refused] = useState(stored);
  const navigate = useNavigate();
  useEffect(() => {
    if (stored) void navigate({ to: '/login', replace: true, state: {} });
  }, [stored, navigate]);
  return refused;
}

function problemsOf(email: string, password: string): Problem[] {
  const problems: Problem[] = [];
  if (email.trim() === '') problems.push({ code: 'EMAIL_EMPTY', field: 'email' });
  if (password === '') problems.push({ code: 'PASSWORD_EMPTY', field: 'password' });
  return problems;
}
