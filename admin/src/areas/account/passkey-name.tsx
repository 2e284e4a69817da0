import { Button, Group, Modal, Stack, Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import { commonTexts } from '../../platform/common.texts.ts';
import { useTexts } from '../../platform/texts.ts';
import { ReturnFocus } from '../../ui/dialogs/return-focus.tsx';
import { SubmitAlert, useSubmit } from '../sessions/sessions.shared.tsx';
import { secondFactorTexts } from './second-factor.texts.ts';

interface PasskeyNameProps {
  title: string;
  text?: string;
  /** The label of the button. */
  action: string;
  name: string;
  send: (name: string) => Promise<void>;
  onClose: () => void;
}

/** The dialogue that asks for the name of a new or an existing passkey. */
export function PasskeyName({ title, text, action, name, send, onClose }: PasskeyNameProps) {
  const t = useTexts(secondFactorTexts);
  const common = useTexts(commonTexts);
  const [typed, setTyped] = useState(name);
  const submit = useSubmit({
    check: () => (typed.trim() === '' ? [{ code: 'NAME_IS_EMPTY', field: 'name' }] : []),
    send: () => send(typed),
  });
  return (
    <>
      <ReturnFocus />
      <Modal
        opened
        onClose={onClose}
        title={title}
        closeButtonProps={{ 'aria-label': common.close }}
        closeOnClickOutside={false}
      >
        <form {...submit.form}>
          <Stack>
            {text && <Text>{text}</Text>}
            <SubmitAlert {...submit.alert} />
            <TextInput
              {...submit.field('name')}
              data-autofocus
              maxLength={60}
              label={t.passkeyName}
              description={t.passkeyNameHint}
              value={typed}
              onChange={(event) => setTyped(event.currentTarget.value)}
            />
            <Group justify="flex-end">
              <Button variant="default" onClick={onClose}>
                {common.cancel}
              </Button>
              <Button type="submit" loading={submit.status === 'loading' || submit.status === 'success'}>
                {action}
              </Button>
            </Group>
          </Stack>
        </form>
      </Modal>
    </>
  );
}
