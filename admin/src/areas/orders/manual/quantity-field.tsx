import { useEffect } from 'react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { NumberField } from '../../../ui/fields/number-field.tsx';
import type { ManualOrderValues } from './manual-order-values.ts';
import { isPositive } from './why-not-place.ts';

interface QuantityFieldProps {
  form: UseFormReturn<ManualOrderValues>;
  label: string;
}

/** How many shares. That they are too few is said at once, since nothing can be sent then (ORD-52). */
export function QuantityField({ form, label }: QuantityFieldProps) {
  const { control, setError, clearErrors } = form;
  const isEnough = isPositive(useWatch({ control, name: 'quantity' }));
  useEffect(() => {
    if (isEnough) clearErrors('quantity');
    else setError('quantity', { type: 'min', message: 'MUST_BE_GREATER_THAN_0' });
  }, [isEnough, setError, clearErrors]);
  return <NumberField control={control} name="quantity" label={label} required messageBelow />;
}
