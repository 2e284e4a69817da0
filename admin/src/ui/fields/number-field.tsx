import { formatMoney } from '@share/contract/shared/numbers/money.ts';
import type { FieldValues } from 'react-hook-form';
import { useLanguage } from '../../platform/language.tsx';
import classes from './fields.module.css';
import type { NumberStyle } from './numbers/edit-number.ts';
import { NumberTextInput } from './numbers/number-text-input.tsx';
import { type FieldProps, useField } from './use-field.ts';

/** The value of a number field: '' while it is empty, NaN while the text is not a number. */
export type NumberValue = number | '';

/** The number that a form sends. An empty field becomes NaN, which the schema refuses, so that the message appears at the field. */
export const filled = (value: NumberValue): number => (value === '' ? Number.NaN : value);

interface AmountProps<Values extends FieldValues> extends FieldProps<Values, NumberValue> {
  /** A negative number may be typed, and becomes 0 when the field is left. */
  clampsToZero?: boolean;
}

interface NumberFieldProps<Values extends FieldValues> extends AmountProps<Values> {
  decimals?: number;
  allowNegative?: boolean;
  suffix?: string;
}

/** A number, formatted for the current language. */
export function NumberField<Values extends FieldValues>(props: NumberFieldProps<Values>) {
  const { decimals = 0, allowNegative = false, suffix = '', ...field } = props;
  const { language } = useLanguage();
  const format = (value: NumberValue) =>
    value === ''
      ? ''
      : value.toLocaleString(language, { useGrouping: 'always', maximumFractionDigits: decimals });
  const input = useNumberInput(field, format);
  const style = { language, decimals, leastDecimals: 0, allowNegative, prefix: '', suffix };
  return <NumberTextInput {...input} numberStyle={field.clampsToZero ? negative(style) : style} />;
}

/** An amount in PLN with grosze: `1 234,50 zł` in Polish, `PLN 1,234.50` in English. */
export function MoneyField<Values extends FieldValues>(props: AmountProps<Values>) {
  const { language } = useLanguage();
  const format = (value: NumberValue) => (value === '' ? '' : formatMoney(value, language));
  const input = useNumberInput({ holds: 'amount', ...props }, format);
  const unit = language === 'pl' ? { prefix: '', suffix: ' zł' } : { prefix: 'PLN ', suffix: '' };
  const style = { language, decimals: 2, leastDecimals: 2, allowNegative: false, ...unit };
  return (
    <NumberTextInput
      {...input}
      classNames={{ input: classes.number }}
      numberStyle={props.clampsToZero ? negative(style) : style}
    />
  );
}

const negative = (style: NumberStyle): NumberStyle => ({ ...style, allowNegative: true });

function useNumberInput<Values extends FieldValues>(
  { clampsToZero = false, ...field }: AmountProps<Values>,
  format: (value: NumberValue) => string,
) {
  const { wrapper, value, onType, onBlur, ref } = useField(field, format);
  const leave = () => {
    if (clampsToZero && value !== '' && value < 0) onType(0);
    onBlur();
  };
  return { ...wrapper, ref, value, onChange: onType, onBlur: leave };
}
