import { type Control, useWatch } from 'react-hook-form';
import { useTexts } from '../../platform/texts.ts';
import type { AgreementFormValues } from './agreement-form-values.ts';
import { agreementsTexts } from './agreements.texts.ts';

/** Why an agreement cannot be saved yet, as a sentence, or false: without a type and a target (AGR-15). */
export function useWhyNotSave(control: Control<AgreementFormValues>): string | false {
  const t = useTexts(agreementsTexts);
  const [type, target] = useWatch({ control, name: ['type', 'target'] });
  return (type === '' || target === '') && t.lacksTypeOrTarget;
}
