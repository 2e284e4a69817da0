import { Button, Group, Modal, Stack, Text, TextInput } from '@mantine/core';
import { getCurrentUser } from '@share/contract/areas/sessions/sessions.endpoints.ts';
import { useEffect, useState } from 'react';
import { call } from '../../platform/api/api-client.ts';
import { useIsSignedIn } from '../../platform/session/session.ts';
import { signInAgain } from '../../platform/session/session-end.ts';
import { useStore } from '../../platform/store.ts';
import { useTexts } from '../../platform/texts.ts';
import { dropUnsaved } from '../../platform/unsaved.ts';
import { layers } from '../../theme/theme.ts';
import { ReturnFocus } from '../../ui/return-focus.tsx';
import { PasswordField } from './password-field.tsx';
import { sessionsTexts } from './sessions.texts.ts';
import { signIn } from './sign-in.ts';
import { SubmitAlert } from './submit-alert.tsx';
import { useSubmit } from './use-submit.ts';

type Asked = NonNullable<ReturnType<typeof signInAgain.get>>;

/** The dialogue to sign in again when a session ends with unsaved work on the screen; mounted once in the frame. */
export function SignInAgain() {
  const asked = useStore(signInAgain);
  return asked && <SignInAgainDialog asked={asked} />;
}

function SignInAgainDialog({ asked }: { asked: Asked }) {
  const texts = useTexts(sessionsTexts);
  const [password, setPassword] = useState('');
  const submit = useSubmit({
    check: () => (password === '' ? [{ code: 'PASSWORD_EMPTY', field: 'password' }] : []),
    send: () => signIn(asked.user.email, password),
  });
  useReturnOfUser(asked);
  const giveUp = () => {
    dropUnsaved();
    asked.settle(false);
  };
  return (
    <>
      <ReturnFocus />
      <Modal
        opened
        onClose={() => {}}
        title={texts.sessionEnded}
        withCloseButton={false}
        closeOnClickOutside={false}
        closeOnEscape={false}
        zIndex={layers.overlay}
      >
        <form {...submit.form}>
          <Stack>
            <Text>{texts.sessionEndedText}</Text>
            <SubmitAlert {...submit.alert} />
            <TextInput
              size="md"
              type="email"
              autoComplete="username"
              readOnly
              label={texts.email}
              value={asked.user.email}
            />
            <PasswordField
              {...submit.field('password')}
              data-autofocus
              autoComplete="current-password"
              label={texts.password}
              value={password}
              onChange={setPassword}
            />
            <Group justify="space-between" mt="xs">
              <Button variant="subtle" color="gray" onClick={giveUp}>
                {texts.giveUp}
              </Button>
              <Button type="submit" loading={submit.status === 'loading' || submit.status === 'success'}>
                {texts.signIn}
              </Button>
            </Group>
          </Stack>
        </form>
      </Modal>
    </>
  );
}

/** Continues the work after signing in, here or in another tab, unless another user signed in there. */
function useReturnOfUser({ user, settle }: Asked): void {
  const isSignedIn = useIsSignedIn();
  useEffect(() => {
    if (!isSignedIn) return;
    call(getCurrentUser).then(
      (present) => {
        const isSame = present.id === user.id;
        if (!isSame) dropUnsaved(); // it must not be saved in the other user's name
        settle(isSame);
      },
      () => settle(true), // unknown for now; the next request will show it
    );
  }, [isSignedIn, user, settle]);
}
