import { Anchor, Button } from '@mantine/core';
import { IconFingerprint } from '@tabler/icons-react';
import { useTexts } from '../../../platform/texts.ts';
import { EntranceForm } from '../entrance-form.tsx';
import type { HalfSession } from '../send-sign-in.ts';
import { sessionsTexts } from '../sessions.texts.ts';
import { SecondStepFields, useSecondStep } from './second-step.tsx';

interface CodeFormProps {
  half: HalfSession;
  /** Returns to the password; `isOver` is true if the time for the second step has passed. */
  onBack: (isOver: boolean) => void;
}

/** The second step of the login, which replaces the first. A default export for `lazyPart`. */
export default function CodeForm({ half, onBack }: CodeFormProps) {
  const texts = useTexts(sessionsTexts);
  const step = useSecondStep(half, () => onBack(true));
  const { submit, isByPasskey, text } = step;
  return (
    <EntranceForm title={texts.codeTitle} text={text} submit={submit}>
      <SecondStepFields step={step} />
      <Button
        key={String(isByPasskey)}
        type="submit"
        size="md"
        fullWidth
        autoFocus={isByPasskey}
        leftSection={isByPasskey && <IconFingerprint size={20} aria-hidden />}
        loading={submit.status === 'loading' || submit.status === 'success'}
      >
        {isByPasskey ? texts.usePasskey : texts.signIn}
      </Button>
      <Anchor component="button" type="button" size="sm" onClick={() => onBack(false)}>
        {texts.backToPassword}
      </Anchor>
    </EntranceForm>
  );
}
