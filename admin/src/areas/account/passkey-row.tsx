import { Button, Group, Stack, Text } from '@mantine/core';
import {
  type Passkey,
  removePasskey,
  renamePasskey,
} from '@share/contract/areas/account/second-factor.endpoints.ts';
import { formatMoment } from '@share/contract/shared/dates.ts';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../platform/api/api-client.ts';
import { useTexts } from '../../platform/texts.ts';
import { announceDone, announceFailure, withdrawFailure } from '../../ui/announce.ts';
import { confirm } from '../../ui/confirm.tsx';
import { ErrorBanner } from '../../ui/error-banner.tsx';
import classes from './account.module.css';
import { secondFactorChanged } from './account.queries.ts';
import { PasskeyName } from './passkey-name.tsx';
import { secondFactorTexts } from './second-factor.texts.ts';

/** One passkey, which can be renamed and, after a question, removed. */
export function PasskeyRow({ passkey, isLast }: { passkey: Passkey; isLast: boolean }) {
  const t = useTexts(secondFactorTexts);
  const [isRenaming, setRenaming] = useState(false);
  const params = { id: passkey.id };
  const announce = { key: 'account.passkey-remove', ...t.toasts.removed } as const;
  const removing = useMutation({
    mutationFn: () => call(removePasskey, { params }),
    onMutate: () => withdrawFailure(announce),
    onSuccess: () => {
      announceDone(announce);
      return secondFactorChanged();
    },
    onError: () => announceFailure(announce),
  });
  const askToRemove = async () => {
    const question = {
      title: t.removeTitle(passkey.name),
      message: isLast ? t.removeLastText : t.removeText,
      confirmLabel: t.remove,
    };
    if (await confirm(question)) removing.mutate();
  };
  const rename = async (name: string) => {
    await call(renamePasskey, { params, body: { name } });
    announceDone({ key: 'account.passkey-rename', ...t.toasts.renamed });
    setRenaming(false);
    await secondFactorChanged();
  };
  return (
    <li className={classes.device}>
      <Stack gap={2} miw={0}>
        <Text fw={700} style={{ overflowWrap: 'anywhere' }}>
          {passkey.name}
        </Text>
        <Text size="sm" c="dimmed">
          {t.passkeyFacts(
            formatMoment(passkey.createdAt),
            passkey.usedAt === null ? null : formatMoment(passkey.usedAt),
          )}
        </Text>
        {removing.error && <ErrorBanner failure={removing.error} />}
      </Stack>
      <Group gap="xs">
        <Button
          variant="default"
          size="compact-md"
          fz="sm"
          aria-label={t.renamePasskey(passkey.name)}
          onClick={() => setRenaming(true)}
        >
          {t.rename}
        </Button>
        <Button
          variant="default"
          size="compact-md"
          fz="sm"
          aria-label={t.removePasskey(passkey.name)}
          loading={removing.isPending}
          onClick={() => void askToRemove()}
        >
          {t.remove}
        </Button>
      </Group>
      {isRenaming && (
        <PasskeyName
          title={t.renameTitle}
          action={t.rename}
          name={passkey.name}
          send={rename}
          onClose={() => setRenaming(false)}
        />
      )}
    </li>
  );
}
