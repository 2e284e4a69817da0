import { type Control, useWatch } from 'react-hook-form';
import type { AgreementFormValues } from './agreement-form-values.ts';

/** AGR-15: without a type and a target there is nothing to save. */
export function useLacksTypeOrTarget(control: Control<AgreementFormValues>): boolean {
  const [type, target] = useWatch({ control, name: ['type', 'target'] });
  return type === '' || target === '';
}
