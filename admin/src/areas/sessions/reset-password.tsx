import { Anchor, Button } from '@mantine/core';
import { resetPassword } from '@share/contract/areas/sessions/sessions.endpoints.ts';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { call } from '../../platform/api-client.ts';
import { useTexts } from '../../platform/texts.ts';
import { EntranceForm } from './entrance-form.tsx';
import { EntrancePanel } from './entrance-panel.tsx';
import { LinkToken } from './link-token.tsx';
import { PasswordField } from './password-field.tsx';
import { resetPasswordRoute } from './sessions.routes.tsx';
import { sessionsTexts } from './sessions.texts.ts';
import { type Problem, useSubmit } from './use-submit.ts';

/** SES-22 to SES-28. */
export function ResetPassword() {
  const { resetToken } = resetPasswordRoute.useParams();
  return (
    <LinkToken token={resetToken}>
      <ResetPasswordForm token={resetToken} />
    </LinkToken>
  );
}

function ResetPasswordForm({ token }: { token: string }) {
  const texts = useTexts(sessionsTexts);
  const [newPassword, setNewPassword] = useState('');
  const [repeated, setRepeated] = useState('');
  const submit = useSubmit({
    check: () => problemsOf(newPassword, repeated),
    send: () => call(resetPassword, { body: { newPassword, token } }),
  });
  const back = (
    <Anchor component={Link} to="/login" size="sm">
      {texts.backToLogin}
    </Anchor>
  );
  if (submit.status === 'success') {
    return (
      <EntrancePanel title={texts.success} lines={[texts.passwordChanged]}>
        {back}
      </EntrancePanel>
    );
  }
  return (
    <EntranceForm title={texts.resetTitle} submit={submit}>
      <PasswordField
        {...submit.field('newPassword')}
        autoComplete="new-password"
        autoFocus
        label={texts.newPassword}
        description={texts.passwordHint}
        value={newPassword}
        onChange={setNewPassword}
      />
      <PasswordField
        {...submit.field('repeatPassword')}
        autoComplete="new-password"
        label={texts.repeatPassword}
        value={repeated}
        onChange={setRepeated}
      />
      <Button type="submit" size="md" fullWidth loading={submit.status === 'loading'}>
        {texts.changePassword}
      </Button>
      {back}
    </EntranceForm>
  );
}

function problemsOf(newPassword: string, repeated: string): Problem[] {
  if (newPassword === '') return [{ code: 'PASSWORD_EMPTY', field: 'newPassword' }];
  if (repeated === '') return [{ code: 'PASSWORD_EMPTY', field: 'repeatPassword' }];
  return newPassword === repeated ? [] : [{ code: 'PASSWORD_NOT_SAME', field: 'repeatPassword' }];
}
