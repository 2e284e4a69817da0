import { Anchor, Button, Group, Modal, Stack, Text } from '@mantine/core';
import { confirmSelf } from '@share/contract/areas/account/second-factor.endpoints.ts';
import { useState } from 'react';
import { call } from '../../platform/api/api-client.ts';
import { commonTexts } from '../../platform/common.texts.ts';
import { askedAgain } from '../../platform/session/ask-again.ts';
import { useCurrentUser } from '../../platform/session/current-user.ts';
import { useStore } from '../../platform/store.ts';
import { useTexts } from '../../platform/texts.ts';
import { layers } from '../../theme/theme.ts';
import { ReturnFocus } from '../../ui/dialogs/return-focus.tsx';
import { PasswordField } from './password-field.tsx';
import { CodeField, codeProblems } from './second-step/code-field.tsx';
import { sessionsTexts } from './sessions.texts.ts';
import { ShownEmail } from './shown-email.tsx';
import { SubmitAlert } from './submit-alert.tsx';
import { useSubmit } from './use-submit.ts';

/** Asks for the password or a code again before a protected call goes on; mounted once in the frame. */
export function ConfirmSelf() {
  const asked = useStore(askedAgain);
  return asked && <ConfirmSelfDialog settle={asked.settle} />;
}

function ConfirmSelfDialog({ settle }: { settle: (confirmed: boolean) => void }) {
  const texts = useTexts(sessionsTexts);
  const common = useTexts(commonTexts);
  const user = useCurrentUser();
  const [withCode, setWithCode] = useState(false);
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const submit = useSubmit({
    check: () => {
      if (withCode) return codeProblems(code);
      return password === '' ? [{ code: 'CURRENT_PASSWORD_EMPTY', field: 'password' }] : [];
    },
    send: async () => {
      await call(confirmSelf, { body: withCode ? { code } : { password } });
      settle(true);
    },
  });
  return (
    <>
      <ReturnFocus />
      <Modal
        opened
        onClose={() => settle(false)}
        title={texts.confirmTitle}
        closeButtonProps={{ 'aria-label': common.close }}
        closeOnClickOutside={false}
        zIndex={layers.overlay}
      >
        <form
          {...submit.form}
          onSubmit={(event) => {
            event.stopPropagation(); // the form around the button must not be sent as well
            void submit.form.onSubmit(event);
          }}
        >
          <Stack>
            <Text>{withCode ? texts.confirmCodeText : texts.confirmText}</Text>
            <SubmitAlert {...submit.alert} />
            {withCode ? (
              <CodeField submit={submit} value={code} onChange={setCode} />
            ) : (
              <>
                <ShownEmail email={user?.email ?? ''} />
                <PasswordField
                  {...submit.field('password')}
                  data-autofocus
                  autoComplete="current-password"
                  label={texts.password}
                  value={password}
                  onChange={setPassword}
                />
              </>
            )}
            {user?.hasCodes && (
              <Anchor component="button" type="button" size="sm" onClick={() => setWithCode(!withCode)}>
                {withCode ? texts.confirmWithPassword : texts.confirmWithCode}
              </Anchor>
            )}
            <Group justify="flex-end" mt="xs">
              <Button variant="default" onClick={() => settle(false)}>
                {common.cancel}
              </Button>
              <Button type="submit" loading={submit.status === 'loading' || submit.status === 'success'}>
                {texts.confirm}
              </Button>
            </Group>
          </Stack>
        </form>
      </Modal>
    </>
  );
}
