import { Anchor, Button, Loader } from '@mantine/core';
import type { ErrorCode } from '@share/contract/shared/errors.ts';
import { Link, useLocation, useNavigate } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { takeEndedMark } from '../../platform/session/ended-mark.ts';
import { useTexts } from '../../platform/texts.ts';
import { lazyPart } from '../../ui/parts/lazy-part.tsx';
import { EntranceEmailField } from './entrance-email-field.tsx';
import { EntranceForm } from './entrance-form.tsx';
import { PasswordField } from './password-field.tsx';
import { type HalfSession, signIn } from './send-sign-in.ts';
import { sessionsTexts } from './sessions.texts.ts';
import { type Problem, useSubmit } from './use-submit.ts';

/** Loaded after the password, because few accounts need it. */
const CodeForm = lazyPart(() => import('./second-step/code-form.tsx'));

/** The login form, followed by the form of the second factor for accounts that have one (SES-01 to SES-12). */
export function Login() {
  const refusedLink = useRefusedLink();
  const [refused, setRefused] = useState(refusedLink);
  const [email, setEmail] = useState('');
  const [half, setHalf] = useState<HalfSession | null>(null);
  if (half === null)
    return <PasswordForm refused={refused} email={email} setEmail={setEmail} onHalf={setHalf} />;
  const back = (isOver: boolean) => {
    setRefused(isOver ? 'HALF_SESSION_ENDED' : undefined);
    setHalf(null);
  };
  return <CodeForm meanwhile={<Loader m="auto" />} half={half} onBack={back} />;
}

interface PasswordFormProps {
  /** A refusal that is shown when the form opens. */
  refused: ErrorCode | undefined;
  email: string;
  setEmail: (email: string) => void;
  /** Called with the half session if a second factor is needed, else with null. */
  onHalf: (half: HalfSession | null) => void;
}

function PasswordForm({ refused, email, setEmail, onHalf }: PasswordFormProps) {
  const texts = useTexts(sessionsTexts);
  const [password, setPassword] = useState('');
  const [hasEnded] = useState(takeEndedMark);
  const submit = useSubmit({
    refused,
    check: () => problemsOf(email, password),
    send: async () => onHalf(await signIn(email, password)),
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

/**
 * The refusal of an e-mailed link, read once and removed from the history, so that a reload or going back does not show it again
 * (SES-23).
 */
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
