import { Button } from '@mantine/core';
import { resetPassword } from '@share/contract/areas/sessions/sessions.endpoints.ts';
import { useState } from 'react';
import { call } from '../../platform/api/api-client.ts';
import { useTexts } from '../../platform/texts.ts';
import { BackToLogin } from './back-to-login.tsx';
import { EntranceEmailField } from './entrance-email-field.tsx';
import { EntranceForm } from './entrance-form.tsx';
import { EntrancePanel } from './entrance-panel.tsx';
import { sessionsTexts } from './sessions.texts.ts';
import { useSubmit } from './use-submit.ts';

/** Requests an e-mail with a link for a new password (SES-18 to SES-21). */
export function ForgotPassword() {
  const texts = useTexts(sessionsTexts);
  const [email, setEmail] = useState('');
  const submit = useSubmit({
    check: () => (email.trim() === '' ? [{ code: 'EMAIL_EMPTY', field: 'email' }] : []),
    send: () => call(resetPassword, { body: { email, activationUrlPattern: linkPattern() } }),
  });
  if (submit.status === 'success') {
    return (
      <EntrancePanel title={texts.linkSentTitle} lines={[texts.linkSent]}>
        <BackToLogin />
      </EntrancePanel>
    );
  }
  return (
    <EntranceForm title={texts.forgotTitle} text={texts.forgotText} submit={submit}>
      <EntranceEmailField submit={submit} value={email} onChange={setEmail} />
      <Button type="submit" size="md" fullWidth loading={submit.status === 'loading'}>
        {texts.sendLink}
      </Button>
      <BackToLogin />
    </EntranceForm>
  );
}

/** The server accepts only the origins of this installation, and fills in the placeholder (SES-20). */
const linkPattern = () => `${window.location.origin}/reset-password/:resetPasswordToken`;
