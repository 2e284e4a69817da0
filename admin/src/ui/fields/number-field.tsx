import { NumberInput } from '@mantine/core';
import { formatMoney } from '@share/contract/shared/money.ts';
import type { FieldValues } from 'react-hook-form';
import { useLanguage } from '../../platform/language.tsx';
import { numberFormat } from './number-format.ts';
import { type FieldProps, useField } from './use-field.ts';

/** What a number field holds; empty text while nothing is typed. */
export type NumberValue = number | '';

/** The number that a form sends. An empty field is no number: the schema refuses it, and the message stands at the field. */
export const filled = (value: NumberValue): number => (value === '' ? Number.NaN : value);

interface NumberFieldProps<Values extends FieldValues> extends FieldProps<Values, NumberValue> {
  decimals?: number;
  allowNegative?: boolean;
  suffix?: string;
}

/** A number, written as the language writes it. */
export function NumberField<Values extends FieldValues>(props: NumberFieldProps<Values>) {
  const { decimals = 0, allowNegative = false, suffix, ...field } = props;
  const { language } = useLanguage();
  const format = (value: NumberValue) => (value === '' ? '' : value.toLocaleString(language));
  const { wrapper, value, onChange, onBlur, ref } = useField(field, format);
  return (
    <NumberInput
      {...wrapper}
      {...numberFormat(language)}
      inputMode={decimals > 0 ? 'decimal' : 'numeric'}
      decimalScale={decimals}
      allowNegative={allowNegative}
      suffix={suffix}
      hideControls
      ref={ref}
      value={value}
      onBlur={onBlur}
      onChange={(typed) => onChange(numberOf(typed))}
    />
  );
}

/** An amount in PLN to the grosz: `1 234,50 zł` in Polish, `PLN 1,234.50` in English. */
export function MoneyField<Values extends FieldValues>(props: FieldProps<Values, NumberValue>) {
  const { language } = useLanguage();
  const format = (value: NumberValue) => (value === '' ? '' : formatMoney(value, language));
  const { wrapper, value, onChange, onBlur, ref } = useField(props, format);
  return (
    <NumberInput
      {...wrapper}
      {...numberFormat(language)}
      {...(language === 'pl' ? { suffix: ' zł' } : { prefix: 'PLN ' })}
      inputMode="decimal"
      decimalScale={2}
      fixedDecimalScale
      allowNegative={false}
      hideControls
      ref={ref}
      value={value}
      onBlur={onBlur}
      onChange={(typed) => onChange(numberOf(typed))}
    />
  );
}

function numberOf(typed: number | string): NumberValue {
  const number = typed === '' ? Number.NaN : Number(typed);
  return Number.isNaN(number) ? '' : number;
}
