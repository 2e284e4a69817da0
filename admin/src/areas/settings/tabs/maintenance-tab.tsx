import { Text } from '@mantine/core';
import { WarsawDateTime } from '@share/contract/shared/dates.ts';
import { type Control, useWatch } from 'react-hook-form';
import { useTexts } from '../../../platform/texts.ts';
import { BilingualLongTextField, BilingualTextField } from '../../../ui/fields/bilingual.tsx';
import { DateTimeField } from '../../../ui/fields/date-time-field.tsx';
import { SwitchField } from '../../../ui/fields/switch-field.tsx';
import { FormSection } from '../../../ui/form/form-section.tsx';
import { settingsTexts } from '../settings.texts.ts';
import { announcedEnd, type SiteFormValues } from '../site-form-values.ts';
import { MaintenancePreview } from './maintenance-preview.tsx';

export const maintenanceFields = [
  'maintenanceMode',
  'maintenanceUntil',
  'maintenanceModeTitle',
  'maintenanceModeMessage',
  'systemMaintenanceModeTitle',
  'systemMaintenanceModeMessage',
];

export function MaintenanceTab({ control }: { control: Control<SiteFormValues> }) {
  const t = useTexts(settingsTexts);
  const until = useWatch({ control, name: 'maintenanceUntil' });
  const hasPassed = WarsawDateTime.safeParse(until).success && announcedEnd(until) === null;
  return (
    <>
      <FormSection title={t.siteTexts}>
        <SwitchField
          control={control}
          name="maintenanceMode"
          label={t.maintenanceMode}
          description={t.maintenanceModeHint}
        />
        <DateTimeField
          control={control}
          name="maintenanceUntil"
          label={t.maintenanceUntil}
          description={hasPassed ? t.maintenanceUntilPast : t.maintenanceUntilHint}
        />
        <BilingualTextField control={control} name="maintenanceModeTitle" label={t.siteTitle} />
        <BilingualLongTextField control={control} name="maintenanceModeMessage" label={t.siteMessage} />
        <MaintenancePreview control={control} of="site" title={t.previewOf(t.siteTexts)} />
      </FormSection>
      <FormSection title={t.systemTexts}>
        <Text size="sm" c="dimmed">
          {t.systemHint}
        </Text>
        <BilingualTextField control={control} name="systemMaintenanceModeTitle" label={t.systemTitle} />
        <BilingualLongTextField
          control={control}
          name="systemMaintenanceModeMessage"
          label={t.systemMessage}
        />
        <MaintenancePreview control={control} of="system" title={t.previewOf(t.systemTexts)} />
      </FormSection>
    </>
  );
}
