import { Button, Group, Stack, Text } from '@mantine/core';
import { endDevice } from '@share/contract/areas/account/account.endpoints.ts';
import type { Device } from '@share/contract/areas/account/account.schemas.ts';
import { formatMoment } from '@share/contract/shared/dates.ts';
import { call } from '../../platform/api/api-client.ts';
import { useTexts } from '../../platform/texts.ts';
import { ErrorBanner } from '../../ui/error-banner.tsx';
import { StatusBadge } from '../../ui/values/status-badge.tsx';
import classes from './account.module.css';
import { accountTexts } from './account.texts.ts';
import { useEnding } from './use-ending.ts';

export function DeviceRow({ device }: { device: Device }) {
  const t = useTexts(accountTexts);
  const ending = useEnding(() => call(endDevice, { params: { id: device.id } }));
  const name = [device.browser, device.system].filter(Boolean).join(' · ') || t.unknownBrowser;
  return (
    <li className={classes.device} tabIndex={-1}>
      <Stack gap={2}>
        <Group gap="xs">
          <Text fw={700}>{name}</Text>
          {device.isCurrent && <StatusBadge tone="good">{t.thisDevice}</StatusBadge>}
        </Group>
        <Text size="sm" c="dimmed">
          {t.deviceFacts(
            device.ip ?? t.unknownAddress,
            formatMoment(device.signedInAt),
            formatMoment(device.lastSeenAt),
          )}
        </Text>
        {ending.error && <ErrorBanner failure={ending.error} />}
      </Stack>
      {!device.isCurrent && (
        <Button
          variant="default"
          size="compact-md"
          fz="sm"
          aria-label={t.signOutDevice(name)}
          loading={ending.isPending}
          onClick={() => ending.mutate()}
        >
          {t.signOut}
        </Button>
      )}
    </li>
  );
}
