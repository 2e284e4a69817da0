import { Button } from '@mantine/core';
import { resetPassword } from '@share/contract/areas/sessions/sessions.endpoints.ts';
import { getRouteApi } from '@tanstack/react-router';
import { useState } from 'react';
import { call } from '../../platform/api/api-client.ts';
import { useTexts } from '../../platform/texts.ts';
import { BackToLogin } from './back-to-login.tsx';
import { EntranceForm } from './entrance-form.tsx';
import { EntrancePanel } from './entrance-panel.tsx';
import { LinkToken } from './link-token.tsx';
import { NewPasswordFields, noPasswords } from './new-password-fields.tsx';
import { sessionsTexts } from './sessions.texts.ts';
import { type Problem, useSubmit } from './use-submit.ts';

const route = getRouteApi('/entrance/reset-password/$resetToken');

/** The form behind an e-mailed link for a new password (SES-22 to SES-28). */
export function ResetPassword() {
  const { resetToken } = route.useParams();
  return (
    <LinkToken token={resetToken}>
      <ResetPasswordForm token={resetToken} />
    </LinkToken>
  );
}

function ResetPasswordForm({ token }: { token: string }) {
  const texts = useTexts(sessionsTexts);
  const [passwords, setPasswords] = useState(noPasswords);
  const submit = useSubmit({
    check: () => problemsOf(passwords),
    send: () => call(resetPassword, { body: { newPassword: passwords.newPassword, token } }),
  });
  if (submit.status === 'success') {
    return (
      <EntrancePanel title={texts.success} lines={[texts.passwordChanged]}>
        <BackToLogin />
      </EntrancePanel>
    );
  }
  return (
    <EntranceForm title={texts.resetTitle} submit={submit}>
      <NewPasswordFields
        submit={submit}
        label={texts.newPassword}
        values={passwords}
        onChange={setPasswords}
      />
      <Button type="submit" size="md" fullWidth loading={submit.status === 'loading'}>
        {texts.changePassword}
      </Button>
      <BackToLogin />
    </EntranceForm>
  );
}

function problemsOf({ newPassword, repeatPassword }: typeof noPasswords): Problem[] {
  if (newPassword === '') return [{ code: 'PASSWORD_EMPTY', field: 'newPassword' }];
  if (repeatPassword === '') return [{ code: 'PASSWORD_EMPTY', field: 'repeatPassword' }];
  return newPassword === repeatPassword ? [] : [{ code: 'PASSWORD_NOT_SAME', field: 'repeatPassword' }];
}
