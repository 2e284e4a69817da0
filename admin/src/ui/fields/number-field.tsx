import { NumberInput } from '@mantine/core';
import { formatMoney } from '@share/contract/shared/money.ts';
import { useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useLanguage } from '../../platform/language.tsx';
import { numberFormat } from './number-format.ts';
import { type FieldProps, useField } from './use-field.ts';

/** What a number field holds; empty text while nothing is typed. */
export type NumberValue = number | '';

/** The number that a form sends. An empty field is no number: the schema refuses it, and the message stands at the field. */
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

const clamping = { allowNegative: true, min: 0, clampBehavior: 'blur' } as const;

/** A number, written as the language writes it. */
export function NumberField<Values extends FieldValues>(props: NumberFieldProps<Values>) {
  const { decimals = 0, allowNegative = false, clampsToZero, suffix, ...field } = props;
  const { language } = useLanguage();
  const format = (value: NumberValue) => (value === '' ? '' : value.toLocaleString(language));
  const { wrapper, value, onType, onBlur, ref } = useField(field, format);
  const typing = useTyping(value, onType);
  return (
    <NumberInput
      {...wrapper}
      {...numberFormat(language)}
      inputMode={decimals > 0 ? 'decimal' : 'numeric'}
      decimalScale={decimals}
      {...(clampsToZero ? clamping : { allowNegative })}
      suffix={suffix}
      hideControls
      ref={ref}
      {...typing}
      onBlur={onBlur}
    />
  );
}

/** An amount in PLN to the grosz: `1 234,50 zł` in Polish, `PLN 1,234.50` in English. */
export function MoneyField<Values extends FieldValues>({ clampsToZero, ...props }: AmountProps<Values>) {
  const { language } = useLanguage();
  const format = (value: NumberValue) => (value === '' ? '' : formatMoney(value, language));
  const { wrapper, value, onType, onBlur, ref } = useField(props, format);
  const typing = useTyping(value, onType);
  return (
    <NumberInput
      {...wrapper}
      {...numberFormat(language)}
      {...(language === 'pl' ? { suffix: ' zł' } : { prefix: 'PLN ' })}
      inputMode="decimal"
      decimalScale={2}
      fixedDecimalScale
      {...(clampsToZero ? clamping : { allowNegative: false })}
      hideControls
      ref={ref}
      {...typing}
      onBlur={onBlur}
    />
  );
}

/** What is typed on the way to a number, like `-` or `1,`, stays in the field as long as it means the field's value. */
function useTyping(value: NumberValue, onType: (value: NumberValue) => void) {
  const [typed, setTyped] = useState<number | string>(value);
  return {
    value: numberOf(typed) === value ? typed : value,
    onChange: (next: number | string) => {
      setTyped(next);
      onType(numberOf(next));
    },
  };
}

function numberOf(typed: number | string): NumberValue {
  const number = typed === '' ? Number.NaN : Number(typed);
  return Number.isNaN(number) ? '' : number;
}
