import { Button, Group, Skeleton, Text } from '@mantine/core';
import { endOtherDevices } from '@share/contract/areas/account/account.endpoints.ts';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../platform/api/api-client.ts';
import { useTexts } from '../../platform/texts.ts';
import { ErrorBanner } from '../../ui/error-banner.tsx';
import { FormSection } from '../../ui/form/form-section.tsx';
import { devicesQuery } from './account.queries.ts';
import { accountTexts } from './account.texts.ts';
import { DeviceList } from './device-list.tsx';
import { useEnding } from './use-ending.ts';

/** The devices on which the account is signed in; each other device can be signed out from here. */
export function DevicesSection() {
  const t = useTexts(accountTexts);
  const { data, error, refetch } = useQuery(devicesQuery);
  const others = useEnding(() => call(endOtherDevices));
  return (
    <FormSection title={t.devices}>
      <Text size="sm" c="dimmed">
        {t.devicesText}
      </Text>
      {error && <ErrorBanner failure={error} onRetry={() => void refetch()} />}
      {others.error && <ErrorBanner failure={others.error} />}
      {!data && !error && <Skeleton height={48} />}
      {data && <DeviceList devices={data} />}
      {data && data.length > 1 && (
        <Group justify="flex-end">
          <Button variant="default" loading={others.isPending} onClick={() => others.mutate()}>
            {t.signOutOthers}
          </Button>
        </Group>
      )}
    </FormSection>
  );
}
