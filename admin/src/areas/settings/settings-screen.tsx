import { getConfig } from '@share/contract/areas/settings/settings.endpoints.ts';
import { useCan } from '../../platform/permissions.tsx';
import { useTexts } from '../../platform/texts.ts';
import { NoPermission } from '../../ui/form/no-permission.tsx';
import { RecordScreen } from '../../ui/form/record-screen.tsx';
import { configQuery, payPalConfigQuery } from './settings.queries.ts';
import { settingsTexts } from './settings.texts.ts';
import { SettingsForms } from './settings-forms.tsx';

/** Shows two records on one screen (SET-01 to SET-15, KEY-17). */
export function SettingsScreen() {
  const t = useTexts(settingsTexts);
  if (!useCan(getConfig))
    return <NoPermission title={t.title} notice={t.noPermissionTitle} hint={t.noPermissionText} />;
  return (
    <RecordScreen query={configQuery} title={t.title} back="/">
      {(config) => (
        <RecordScreen query={payPalConfigQuery} title={t.title} back="/">
          {(payPal) => <SettingsForms config={config} payPal={payPal} />}
        </RecordScreen>
      )}
    </RecordScreen>
  );
}
