import type {
  PayPalConfigInput,
  PayPalConfigView,
} from '@share/contract/areas/settings/paypal-config.schemas.ts';
import { filled, type NumberValue } from '../../ui/fields/number-field.tsx';

export type PayPalFormValues = Omit<PayPalConfigInput, 'maxAmount'> & { maxAmount: NumberValue };

export const toPayPalForm = ({ version: _, ...config }: PayPalConfigView): PayPalFormValues => config;

export const toPayPalInput = ({ maxAmount, ...values }: PayPalFormValues): PayPalConfigInput => ({
  ...values,
  maxAmount: filled(maxAmount),
});
