import { Stack } from '@mantine/core';
import { useState } from 'react';
import { useCurrentUser } from '../../platform/session/current-user.ts';
import { useTexts } from '../../platform/texts.ts';
import { RecordScreen } from '../../ui/form/record-screen.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { accountQuery } from './account.queries.ts';
import { accountTexts } from './account.texts.ts';
import { AppearanceSection } from './appearance-section.tsx';
import { DetailsSection } from './details-section.tsx';
import { DevicesSection } from './devices-section.tsx';
import { PasswordSection } from './password-section.tsx';
import { SecondFactorSection } from './second-factor-section.tsx';

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
        <Stack gap="md" maw={880}>
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
