import { Button, Group, Modal, Stack, Text } from '@mantine/core';
import { removeOneTimeCodes } from '@share/contract/areas/account/second-factor.endpoints.ts';
import { useState } from 'react';
import { call } from '../../platform/api/api-client.ts';
import { commonTexts } from '../../platform/common.texts.ts';
import { useTexts } from '../../platform/texts.ts';
import { announceDone } from '../../ui/announce.ts';
import { ReturnFocus } from '../../ui/dialogs/return-focus.tsx';
import { PasswordField, SubmitAlert, useSubmit } from '../sessions/sessions.shared.tsx';
import { secondFactorChanged } from './account.queries.ts';
import { secondFactorTexts } from './second-factor.texts.ts';

interface TurnOffCodesProps {
  isLast: boolean;
  onClose: () => void;
  onTurnedOff: () => void;
}

/** The dialogue that turns one-time codes off; it needs the password. */
export function TurnOffCodes({ isLast, onClose, onTurnedOff }: TurnOffCodesProps) {
  const t = useTexts(secondFactorTexts);
  const common = useTexts(commonTexts);
  const [password, setPassword] = useState('');
  const submit = useSubmit({
    check: () => (password === '' ? [{ code: 'CURRENT_PASSWORD_EMPTY', field: 'password' }] : []),
    send: async () => {
      await call(removeOneTimeCodes, { body: { password } });
      onTurnedOff();
      await secondFactorChanged();
      announceDone({ key: 'account.second-factor-off', ...t.toasts.off });
      onClose();
    },
  });
  return (
    <>
      <ReturnFocus />
      <Modal
        opened
        onClose={onClose}
        title={t.turnOffTitle}
        closeButtonProps={{ 'aria-label': common.close }}
      >
        <form {...submit.form}>
          <Stack>
            <Text>{isLast ? t.turnOffLastText : t.turnOffText}</Text>
            <SubmitAlert {...submit.alert} />
            <PasswordField
              {...submit.field('password')}
              data-autofocus
              autoComplete="current-password"
              label={t.currentPassword}
              value={password}
              onChange={setPassword}
            />
            <Group justify="flex-end">
              <Button variant="default" onClick={onClose}>
                {common.cancel}
              </Button>
              <Button type="submit" color="red" loading={submit.status === 'loading'}>
                {t.turnOff}
              </Button>
            </Group>
          </Stack>
        </form>
      </Modal>
    </>
  );
}
