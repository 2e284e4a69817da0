import { Button, Group, Input, Skeleton, Stack, Text } from '@mantine/core';
import { endOtherDevices } from '@share/contract/areas/account/account.endpoints.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../platform/api/api-client.ts';
import { useCurrentUser } from '../../platform/session/current-user.ts';
import { useTexts } from '../../platform/texts.ts';
import { ErrorBanner } from '../../ui/error-banner.tsx';
import { FieldGrid, FormSection } from '../../ui/form/form-section.tsx';
import { RecordScreen } from '../../ui/form/record-screen.tsx';
import { LanguageSwitcher } from '../../ui/language-switcher.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { ShortcutsButton } from '../../ui/shortcuts/shortcuts-button.tsx';
import { SingleKeysSwitch } from '../../ui/shortcuts/single-keys-switch.tsx';
import { SchemeChoice } from '../shell/shell.shared.tsx';
import { accountQuery, devicesQuery } from './account.queries.ts';
import { accountTexts } from './account.texts.ts';
import { DetailsSection } from './details-section.tsx';
import { DeviceList } from './device-list.tsx';
import { PasswordSection } from './password-section.tsx';
import { SecondFactorSection } from './second-factor-section.tsx';
import { useEnding } from './use-ending.ts';

/** "My account": the details of their own account that people may see and change. */
export function AccountScreen() {
  const t = useTexts(accountTexts);
  const user = useCurrentUser();
  // Decided once, so that the section does not move, and lose its recovery codes, when the factor is on.
  const [isUrgent] = useState(user?.needsSecondFactor === true);
  const secondFactor = <SecondFactorSection />;
  return (
    <RecordScreen query={accountQuery} title={t.title} back="/">
      {(account) => (
        <Stack gap="md">
          <PageHeader title={t.title} />
          {isUrgent && secondFactor}
          <DetailsSection account={account} />
          <AppearanceSection />
          <PasswordSection account={account} />
          {!isUrgent && secondFactor}
          <DevicesSection />
        </Stack>
      )}
    </RecordScreen>
  );
}

/** The devices on which the account is signed in; each other device can be signed out from here. */
function DevicesSection() {
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

/** The settings that this browser stores: the appearance, the language of the screens, and whether single keys are shortcuts. */
function AppearanceSection() {
  const t = useTexts(accountTexts);
  return (
    <FormSection title={t.appearance}>
      <FieldGrid>
        <Input.Wrapper label={t.scheme} labelElement="div">
          <div>
            <SchemeChoice />
          </div>
        </Input.Wrapper>
        <Input.Wrapper label={t.screenLanguage} labelElement="div">
          <LanguageSwitcher />
        </Input.Wrapper>
      </FieldGrid>
      <SingleKeysSwitch />
      <div>
        <ShortcutsButton />
      </div>
    </FormSection>
  );
}
