import { Button, Group, Modal, Stack, Text } from '@mantine/core';
import { type ReactNode, useEffect, useState } from 'react';
import { useIsSignedIn } from '../../platform/session/session.ts';
import { signInAgain } from '../../platform/session/session-end.ts';
import { whoIsSignedIn } from '../../platform/session/who-is-signed-in.ts';
import { useStore } from '../../platform/store.ts';
import { useTexts } from '../../platform/texts.ts';
import { dropUnsaved } from '../../platform/unsaved.ts';
import { layers } from '../../theme/theme.ts';
import { ReturnFocus } from '../../ui/dialogs/return-focus.tsx';
import { PasswordField } from './password-field.tsx';
import { SecondStepFields, useSecondStep } from './second-step/second-step.tsx';
import { type HalfSession, signIn } from './send-sign-in.ts';
import { sessionsTexts } from './sessions.texts.ts';
import { ShownEmail } from './shown-email.tsx';
import { SubmitAlert } from './submit-alert.tsx';
import { useSubmit } from './use-submit.ts';

type Asked = NonNullable<ReturnType<typeof signInAgain.get>>;

/** The dialogue in which the user signs in again when the session ends with unsaved work; mounted once in the frame. */
export function SignInAgain() {
  const asked = useStore(signInAgain);
  return asked && <SignInAgainDialog asked={asked} />;
}

function SignInAgainDialog({ asked }: { asked: Asked }) {
  const texts = useTexts(sessionsTexts);
  const [half, setHalf] = useState<HalfSession | null>(null);
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
        {half === null ? (
          <PasswordStep email={asked.user.email} onGiveUp={giveUp} onHalf={setHalf} />
        ) : (
          <CodeStep half={half} onGiveUp={giveUp} onOver={() => setHalf(null)} />
        )}
      </Modal>
    </>
  );
}

interface StepProps {
  onGiveUp: () => void;
}

function PasswordStep(props: StepProps & { email: string; onHalf: (half: HalfSession | null) => void }) {
  const texts = useTexts(sessionsTexts);
  const [password, setPassword] = useState('');
  const submit = useSubmit({
    check: () => (password === '' ? [{ code: 'PASSWORD_EMPTY', field: 'password' }] : []),
    send: async () => props.onHalf(await signIn(props.email, password)),
  });
  return (
    <Step submit={submit} text={texts.sessionEndedText} label={texts.signIn} onGiveUp={props.onGiveUp}>
      <ShownEmail email={props.email} />
      <PasswordField
        {...submit.field('password')}
        data-autofocus
        autoComplete="current-password"
        label={texts.password}
        value={password}
        onChange={setPassword}
      />
    </Step>
  );
}

function CodeStep({ half, onGiveUp, onOver }: StepProps & { half: HalfSession; onOver: () => void }) {
  const texts = useTexts(sessionsTexts);
  const step = useSecondStep(half, onOver);
  return (
    <Step
      submit={step.submit}
      text={step.text}
      label={step.isByPasskey ? texts.usePasskey : texts.signIn}
      onGiveUp={onGiveUp}
    >
      <SecondStepFields step={step} />
    </Step>
  );
}

function Step(
  props: StepProps & {
    submit: ReturnType<typeof useSubmit>;
    text: string;
    label: string;
    children: ReactNode;
  },
) {
  const texts = useTexts(sessionsTexts);
  const { submit } = props;
  return (
    <form {...submit.form}>
      <Stack>
        <Text>{props.text}</Text>
        <SubmitAlert {...submit.alert} />
        {props.children}
        <Group justify="space-between" mt="xs">
          <Button variant="subtle" color="gray" onClick={props.onGiveUp}>
            {texts.giveUp}
          </Button>
          <Button type="submit" loading={submit.status === 'loading' || submit.status === 'success'}>
            {props.label}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}

/** Continues after signing in, here or in another tab, and keeps the work unless another user signed in there. */
function useReturnOfUser({ user, settle }: Asked): void {
  const isSignedIn = useIsSignedIn();
  useEffect(() => {
    if (!isSignedIn) return;
    let isOver = false;
    void whoIsSignedIn().then((present) => {
      if (isOver || !present) return;
      const isSame = present.id === user.id;
      if (!isSame) dropUnsaved(); // the work must not be saved in the other user's name
      settle(isSame);
    });
    return () => {
      isOver = true;
    };
  }, [isSignedIn, user, settle]);
}
