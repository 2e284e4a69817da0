import { Text } from '@mantine/core';
import { SECRET_MASK } from '@share/contract/areas/series/series.schemas.ts';
import { type Control, useWatch } from 'react-hook-form';
import { useTexts } from '../../../platform/texts.ts';
import { MoneyField } from '../../../ui/fields/number-field.tsx';
import { SecretField } from '../../../ui/fields/secret-field.tsx';
import { SwitchField } from '../../../ui/fields/switch-field.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { FieldGrid, FormSection } from '../../../ui/form/form-section.tsx';
import { CheckPayPal } from '../../paypal/paypal.shared.tsx';
import type { PayPalFormValues } from '../paypal-form-values.ts';
import { PayPalNotices } from '../paypal-notices.tsx';
import { settingsTexts } from '../settings.texts.ts';

export const payPalFields = ['maxAmount', 'defaultCredentials'];

/** Only the credentials of the chosen mode are required (SET-13, SET-14). */
export function PayPalTab({ control }: { control: Control<PayPalFormValues> }) {
  const t = useTexts(settingsTexts);
  return (
    <>
      <FormSection title={t.payments}>
        <MoneyField
          control={control}
          name="maxAmount"
          label={t.maxAmount}
          description={t.maxAmountHint}
          required
        />
        <SwitchField
          control={control}
          name="defaultCredentials.productionMode"
          label={t.productionMode}
          description={t.productionModeHint}
        />
      </FormSection>
      <Credentials control={control} mode="sandbox" title={t.sandbox} />
      <Credentials control={control} mode="production" title={t.production} />
    </>
  );
}

interface CredentialsProps {
  control: Control<PayPalFormValues>;
  mode: 'sandbox' | 'production';
  title: string;
}

/** The credentials of the other mode may be entered in advance. */
function Credentials({ control, mode, title }: CredentialsProps) {
  const t = useTexts(settingsTexts);
  const isProduction = useWatch({ control, name: 'defaultCredentials.productionMode' });
  const required = isProduction === (mode === 'production');
  return (
    <FormSection title={title}>
      <Text size="sm" c="dimmed">
        {t.credentialsHint}
      </Text>
      <FieldGrid>
        <TextField
          control={control}
          name={`defaultCredentials.${mode}ClientId`}
          label={t[`${mode}ClientId`]}
          required={required}
        />
        <SecretField
          control={control}
          name={`defaultCredentials.${mode}ClientSecret`}
          label={t[`${mode}ClientSecret`]}
          mask={SECRET_MASK}
          removalHint={t.secretRemoval}
          required={required}
        />
      </FieldGrid>
      <CheckPayPal productionMode={mode === 'production'} />
      <PayPalNotices mode={mode} />
    </FormSection>
  );
}
