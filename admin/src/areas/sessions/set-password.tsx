import { Anchor, Button } from '@mantine/core';
import { resetPassword } from '@share/contract/areas/sessions/sessions.endpoints.ts';
import { getRouteApi, Link } from '@tanstack/react-router';
import { useState } from 'react';
import { call } from '../../platform/api/api-client.ts';
import { useTexts } from '../../platform/texts.ts';
import classes from './entrance.module.css';
import { EntranceForm } from './entrance-form.tsx';
import { EntrancePanel } from './entrance-panel.tsx';
import { LinkToken } from './link-token.tsx';
import { NewPasswordFields, noPasswords } from './new-password-fields.tsx';
import { sessionsTexts } from './sessions.texts.ts';
import { useSubmit } from './use-submit.ts';

const route = getRouteApi('/entrance/set-password/$resetPasswordToken');

/** The first password of an account that an administrator created (SES-29 to SES-34). */
export function SetPassword() {
  const { resetPasswordToken } = route.useParams();
  return (
    <LinkToken token={resetPasswordToken}>
      <SetPasswordForm token={resetPasswordToken} />
    </LinkToken>
  );
}

function SetPasswordForm({ token }: { token: string }) {
  const texts = useTexts(sessionsTexts);
  const [passwords, setPasswords] = useState(noPasswords);
  const submit = useSubmit({
    check: () => [], // Only the server checks the rules here (SES-31)
    send: () => call(resetPassword, { body: { ...passwords, token } }),
  });
  if (submit.status === 'success') {
    return (
      <EntrancePanel title={texts.success} lines={[texts.passwordSet, texts.canLogin]}>
        <Button component={Link} to="/login" size="md" fullWidth>
          {texts.backToLogin}
        </Button>
      </EntrancePanel>
    );
  }
  return (
    <EntranceForm title={texts.setTitle} submit={submit} className={classes.setPassword}>
      <NewPasswordFields submit={submit} label={texts.password} values={passwords} onChange={setPasswords} />
      <Button type="submit" size="md" fullWidth loading={submit.status === 'loading'}>
        {texts.submit}
      </Button>
      <Anchor component={Link} to="/login" size="sm">
        {texts.signIn}
      </Anchor>
    </EntranceForm>
  );
}
