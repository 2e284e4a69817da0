import type { PayPalConfigView } from '@share/contract/areas/settings/paypal-config.schemas.ts';
import { updateConfig, updatePayPalConfig } from '@share/contract/areas/settings/settings.endpoints.ts';
import type { ConfigView } from '@share/contract/areas/settings/settings.schemas.ts';
import { useTexts } from '../../platform/texts.ts';
import { useEditForm } from '../../ui/form/use-edit-form.ts';
import { statusChanged } from '../shell/shell.shared.tsx';
import { toPayPalForm, toPayPalInput } from './paypal-form-values.ts';
import { configQuery, payPalConfigQuery } from './settings.queries.ts';
import { settingsTexts } from './settings.texts.ts';
import { toConfigInput, toSiteForm } from './site-form-values.ts';

export function useSiteForm(config: ConfigView) {
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

export function usePayPalForm(payPal: PayPalConfigView) {
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
