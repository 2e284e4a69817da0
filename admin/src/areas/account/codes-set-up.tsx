import { Button, Code, Group, List, Stack, Text } from '@mantine/core';
import { confirmOneTimeCodes } from '@share/contract/areas/account/second-factor.endpoints.ts';
import { useState } from 'react';
import { call } from '../../platform/api/api-client.ts';
import { commonTexts } from '../../platform/common.texts.ts';
import { useTexts } from '../../platform/texts.ts';
import { QrCode } from '../../ui/values/qr-code.tsx';
import { CodeField, codeProblems, SubmitAlert, useSubmit } from '../sessions/sessions.shared.tsx';
import { secondFactorTexts } from './second-factor.texts.ts';

interface CodesSetUpProps {
  secret: string;
  uri: string;
  onDone: (recoveryCodes: string[] | null) => void;
  onCancel: () => void;
}

/** The QR code for an app, and the field for the first code, which turns the codes on. */
export function CodesSetUp({ secret, uri, onDone, onCancel }: CodesSetUpProps) {
  const t = useTexts(secondFactorTexts);
  const common = useTexts(commonTexts);
  const [code, setCode] = useState('');
  const submit = useSubmit({
    check: () => codeProblems(code),
    send: async () => onDone((await call(confirmOneTimeCodes, { body: { code } })).recoveryCodes),
  });
  return (
    <form {...submit.form}>
      <Stack maw={560}>
        <List type="ordered" spacing="xs">
          <List.Item>{t.stepApp}</List.Item>
          <List.Item>{t.stepScan}</List.Item>
          <List.Item>{t.stepCode}</List.Item>
        </List>
        <Group align="center" gap="lg">
          <QrCode text={uri} label={t.qrCode} />
          <div>
            <Text size="sm" c="dimmed">
              {t.typeSecret}
            </Text>
            <Code fz="sm">{secret.replace(/(.{4})(?=.)/g, '$1 ')}</Code>
          </div>
        </Group>
        <SubmitAlert {...submit.alert} />
        <CodeField submit={submit} value={code} onChange={setCode} kinds="app" />
        <Group justify="flex-end">
          <Button variant="default" onClick={onCancel}>
            {common.cancel}
          </Button>
          <Button type="submit" loading={submit.status === 'loading' || submit.status === 'success'}>
            {t.turnOn}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
