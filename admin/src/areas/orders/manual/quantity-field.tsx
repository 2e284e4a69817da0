import { useEffect } from 'react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { NumberField } from '../../../ui/fields/number-field.tsx';
import type { ManualOrderValues } from './manual-order-values.ts';
import { isPositive } from './why-not-place.ts';

interface QuantityFieldProps {
  form: UseFormReturn<ManualOrderValues>;
  label: string;
}

/** The number of shares. Too few are reported while typing, because they disable the create buttons (ORD-52). */
export function QuantityField({ form, label }: QuantityFieldProps) {
  const { control, setError, clearErrors } = form;
  const isEnough = isPositive(useWatch({ control, name: 'quantity' }));
  useEffect(() => {
    if (isEnough) clearErrors('quantity');
    else setError('quantity', { type: 'min', message: 'MUST_BE_GREATER_THAN_0' });
  }, [isEnough, setError, clearErrors]);
  return <NumberField control={control} name="quantity" label={label} required messageBelow />;
}
