import { Button, Group, Stack, Text } from '@mantine/core';
import { changePassword } from '@share/contract/areas/account/account.endpoints.ts';
import type { AccountView } from '@share/contract/areas/account/account.schemas.ts';
import { formatMoment } from '@share/contract/shared/dates.ts';
import { satisfiesPasswordPolicy } from '@share/contract/shared/password.ts';
import { useState } from 'react';
import { call } from '../../platform/api/api-client.ts';
import { queryClient } from '../../platform/api/query-client.ts';
import { storeSession } from '../../platform/session/session.ts';
import { useTexts } from '../../platform/texts.ts';
import { useUnsaved } from '../../platform/unsaved.ts';
import { announceDone } from '../../ui/announce.ts';
import { FormSection } from '../../ui/form/form-section.tsx';
import { PasswordField, type Problem, SubmitAlert, useSubmit } from '../sessions/sessions.shared.tsx';
import { accountQuery, devicesQuery } from './account.queries.ts';
import { accountTexts } from './account.texts.ts';

const nothing = { currentPassword: '', newPassword: '', repeatPassword: '' };
type Typed = typeof nothing;

/** The change of the person's own password (SES-36). The other devices are signed out; this one continues in a new session. */
export function PasswordSection({ account }: { account: AccountView }) {
  const t = useTexts(accountTexts);
  const [typed, setTyped] = useState(nothing);
  const submit = useSubmit({
    check: () => problemsOf(typed),
    send: async () => {
      storeSession(await call(changePassword, { body: typed }));
      setTyped(nothing);
      announceDone({ key: 'account.password', ...t.toasts.password });
      void queryClient.invalidateQueries({ queryKey: accountQuery.queryKey });
      void queryClient.invalidateQueries({ queryKey: devicesQuery.queryKey });
    },
  });
  const isTyped = Object.values(typed).some((value) => value !== '');
  useUnsaved(isTyped);
  const field = (name: keyof Typed, label: string, autoComplete: string) => (
    <PasswordField
      {...submit.field(name)}
      size="sm"
      autoComplete={autoComplete}
      label={label}
      value={typed[name]}
      onChange={(value) => setTyped((before) => ({ ...before, [name]: value }))}
    />
  );
  return (
    <FormSection title={t.password}>
      <form {...submit.form}>
        <Stack maw={420}>
          <Text size="sm" c="dimmed">
            {account.passwordChangedAt
              ? t.passwordChangedAt(formatMoment(account.passwordChangedAt))
              : t.passwordNeverChanged}{' '}
            {t.passwordHint}
          </Text>
          <SubmitAlert {...submit.alert} />
          <input type="hidden" name="username" autoComplete="username" value={account.email} />
          {field('currentPassword', t.currentPassword, 'current-password')}
          {field('newPassword', t.newPassword, 'new-password')}
          {field('repeatPassword', t.repeatPassword, 'new-password')}
          <Group justify="flex-end">
            <Button
              type="submit"
              variant={isTyped ? 'filled' : 'default'}
              loading={submit.status === 'loading'}
            >
              {t.changePassword}
            </Button>
          </Group>
        </Stack>
      </form>
    </FormSection>
  );
}

function problemsOf({ currentPassword, newPassword, repeatPassword }: Typed): Problem[] {
  const problems: Problem[] = [];
  if (currentPassword === '') problems.push({ code: 'CURRENT_PASSWORD_EMPTY', field: 'currentPassword' });
  if (newPassword === '') problems.push({ code: 'NEW_PASSWORD_EMPTY', field: 'newPassword' });
  else if (!satisfiesPasswordPolicy(newPassword))
    problems.push({ code: 'PASSWORD_TOO_WEAK', field: 'newPassword' });
  else if (newPassword !== repeatPassword)
    problems.push({ code: 'PASSWORD_NOT_SAME', field: 'repeatPassword' });
  return problems;
}
