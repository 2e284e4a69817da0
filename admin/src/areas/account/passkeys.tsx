import { Anchor, Button, Group, Text } from '@mantine/core';
import { addPasskey, startNewPasskey } from '@share/contract/areas/account/second-factor.endpoints.ts';
import { IconFingerprint } from '@tabler/icons-react';
import { useState } from 'react';
import { call } from '../../platform/api/api-client.ts';
import { useTexts } from '../../platform/texts.ts';
import { announceDone } from '../../ui/announce.ts';
import { knowsPasskeys, makePasskey } from '../sessions/sessions.shared.tsx';
import classes from './account.module.css';
import type { FactorProps } from './factor-props.ts';
import { PasskeyName } from './passkey-name.tsx';
import { PasskeyRow } from './passkey-row.tsx';
import { secondFactorTexts } from './second-factor.texts.ts';

/** The passkeys of the account. Where this address or browser allows none, a text says so. */
export function Passkeys({ factor, onCodes }: FactorProps) {
  const t = useTexts(secondFactorTexts);
  const [isAdding, setAdding] = useState(false);
  const { passkeys, passkeysAt } = factor;
  const add = async (name: string) => {
    const credential = await makePasskey(await call(startNewPasskey));
    const { recoveryCodes } = await call(addPasskey, { body: { name, credential } });
    announceDone({ key: 'account.passkey-add', ...t.toasts.added });
    setAdding(false);
    onCodes(recoveryCodes);
  };
  return (
    <>
      <Text size="sm" c="dimmed">
        {t.passkeysText}
      </Text>
      {passkeys.length > 0 && (
        <ul className={classes.devices}>
          {passkeys.map((passkey) => (
            <PasskeyRow
              key={passkey.id}
              passkey={passkey}
              isLast={passkeys.length === 1 && factor.codesSince === null}
            />
          ))}
        </ul>
      )}
      {passkeysAt === window.location.origin && knowsPasskeys() ? (
        <Group>
          <Button
            variant="default"
            leftSection={<IconFingerprint size={18} aria-hidden />}
            onClick={() => setAdding(true)}
          >
            {t.addPasskey}
          </Button>
        </Group>
      ) : (
        <WhyNot passkeysAt={passkeysAt} />
      )}
      {isAdding && (
        <PasskeyName
          title={t.addPasskey}
          text={t.addPasskeyText}
          action={t.addPasskeyGo}
          name=""
          send={add}
          onClose={() => setAdding(false)}
        />
      )}
    </>
  );
}

function WhyNot({ passkeysAt }: { passkeysAt: string | null }) {
  const t = useTexts(secondFactorTexts);
  if (passkeysAt === null) return <Text size="sm">{t.noPasskeysHere}</Text>;
  if (passkeysAt === window.location.origin) return <Text size="sm">{t.noPasskeysInBrowser}</Text>;
  return (
    <Text size="sm">
      {t.passkeysElsewhere}{' '}
      <Anchor href={`${passkeysAt}/account`} size="sm">
        {passkeysAt}
      </Anchor>
    </Text>
  );
}
