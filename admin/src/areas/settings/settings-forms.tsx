import { Group, Stack, Tabs } from '@mantine/core';
import type { PayPalConfigView } from '@share/contract/areas/settings/paypal-config.schemas.ts';
import { updateConfig, updatePayPalConfig } from '@share/contract/areas/settings/settings.endpoints.ts';
import type { ConfigView } from '@share/contract/areas/settings/settings.schemas.ts';
import { useState } from 'react';
import { useFormState } from 'react-hook-form';
import { useTexts } from '../../platform/texts.ts';
import { hasUnsaved } from '../../platform/unsaved.ts';
import { FormBody } from '../../ui/form/form-body.tsx';
import { useLeaveGuard } from '../../ui/form/leave-guard.ts';
import { useEditForm } from '../../ui/form/use-edit-form.ts';
import { PageHeader } from '../../ui/page-header.tsx';
import { HistoryLink } from '../../ui/record/history-link.tsx';
import { TabPanel } from '../../ui/tabs/tab-panel.tsx';
import { TabRow } from '../../ui/tabs/tab-row.tsx';
import { statusChanged } from '../shell/shell.shared.tsx';
import { toPayPalForm, toPayPalInput } from './paypal-form-values.ts';
import classes from './settings.module.css';
import { configQuery, payPalConfigQuery } from './settings.queries.ts';
import { settingsTexts } from './settings.texts.ts';
import { SettingsActions, SettingsBar } from './settings-actions.tsx';
import { toConfigInput, toSiteForm } from './site-form-values.ts';
import { GeneralTab, generalFields } from './tabs/general-tab.tsx';
import { GoogleTab, googleFields } from './tabs/google-tab.tsx';
import { MaintenanceTab, maintenanceFields } from './tabs/maintenance-tab.tsx';
import { PayPalTab, payPalFields } from './tabs/paypal-tab.tsx';
import { SocialMediaTab, socialMediaFields } from './tabs/social-media-tab.tsx';
import { errorsWithin, TabMark } from './tabs/tab-mark.tsx';

/** The tabs that are saved together. */
const siteTabs = [
  { name: 'general', fields: generalFields, Fields: GeneralTab },
  { name: 'maintenance', fields: maintenanceFields, Fields: MaintenanceTab },
  { name: 'socialMedia', fields: socialMediaFields, Fields: SocialMediaTab },
  { name: 'google', fields: googleFields, Fields: GoogleTab },
] as const;

/** SET-02, SET-03: PayPal is the tab with index 3. */
const order = ['general', 'maintenance', 'socialMedia', 'payPal', 'google'] as const;
type TabName = (typeof order)[number];

/** Two forms whose tabs are in one row. Both stay mounted, and each is saved separately. */
export function SettingsForms({ config, payPal }: { config: ConfigView; payPal: PayPalConfigView }) {
  const t = useTexts(settingsTexts);
  const site = useSiteForm(config);
  const online = usePayPalForm(payPal);
  const [open, setOpen] = useState<TabName>('general');
  useLeaveGuard(() => !hasUnsaved());

  const { errors } = useFormState({ control: site.control });
  const [seen, setSeen] = useState(site.attempts);
  if (seen !== site.attempts) {
    setSeen(site.attempts);
    const faulty = siteTabs.filter(({ fields }) => errorsWithin(errors, fields) > 0);
    if (faulty[0] && !faulty.some(({ name }) => name === open)) setOpen(faulty[0].name);
  }
  const isPayPal = open === 'payPal';
  const buttons = isPayPal ? (
    <SettingsActions form={online} cannotSave={!online.isDirty} />
  ) : (
    <SettingsActions form={site} cannotSave={!site.isDirty} />
  );
  return (
    <>
      <PageHeader title={t.title}>
        <Group gap="xs" wrap="nowrap">
          <HistoryLink entity={isPayPal ? 'payPalConfig' : 'config'} />
          {buttons}
        </Group>
      </PageHeader>
      <Tabs
        mt="md"
        value={open}
        onChange={(name) => setOpen(order.find((one) => one === name) ?? open)}
        keepMountedMode="display-none"
        classNames={{ tabSection: classes.mark }}
      >
        <TabRow label={t.tabsLabel} open={open}>
          {order.map((name) => {
            const fields = siteTabs.find((tab) => tab.name === name)?.fields;
            const mark = fields ? (
              <TabMark control={site.control} fields={fields} />
            ) : (
              <TabMark control={online.control} fields={payPalFields} />
            );
            return (
              <Tabs.Tab key={name} value={name} rightSection={mark}>
                {t.tabs[name]}
              </Tabs.Tab>
            );
          })}
        </TabRow>
        <div hidden={isPayPal}>
          <FormBody
            form={site}
            watched={{ entity: 'config', id: 1 }}
            cannotSave={!site.isDirty}
            bar={(isStuck) => <SettingsBar form={site} cannotSave={isStuck} hint={t.savedTogether} />}
          >
            {siteTabs.map(({ name, Fields }) => (
              <TabPanel key={name} name={name} open={open}>
                <Stack gap="md">
                  <Fields control={site.control} />
                </Stack>
              </TabPanel>
            ))}
          </FormBody>
        </div>
        <div hidden={!isPayPal}>
          <FormBody
            form={online}
            watched={{ entity: 'payPalConfig', id: 1 }}
            cannotSave={!online.isDirty}
            bar={(isStuck) => <SettingsBar form={online} cannotSave={isStuck} hint={t.savedAlone} />}
          >
            <TabPanel name="payPal" open={open}>
              <Stack gap="md">
                <PayPalTab control={online.control} />
              </Stack>
            </TabPanel>
          </FormBody>
        </div>
      </Tabs>
    </>
  );
}

function useSiteForm(config: ConfigView) {
  const { toasts } = useTexts(settingsTexts);
  return useEditForm({
    endpoint: updateConfig,
    record: config,
    query: configQuery,
    toFormValues: toSiteForm,
    toInput: toConfigInput,
    announce: { key: 'settings.edit', ...toasts.config },
    onSaved: statusChanged,
    back: '/',
  });
}

function usePayPalForm(payPal: PayPalConfigView) {
  const { toasts } = useTexts(settingsTexts);
  return useEditForm({
    endpoint: updatePayPalConfig,
    record: payPal,
    query: payPalConfigQuery,
    toFormValues: toPayPalForm,
    toInput: toPayPalInput,
    announce: { key: 'payPal.edit', ...toasts.payPal },
    onSaved: () => {},
    back: '/',
  });
}
