import type { FieldPathByValue, FieldValues } from 'react-hook-form';
import { useTexts } from '../../../platform/texts.ts';
import { DateTimeField } from '../../fields/date-time-field.tsx';
import type { FieldControl } from '../../fields/field-control.ts';
import { FieldGrid } from '../../form/form-section.tsx';
import { shownTimeTexts } from './shown-time.texts.ts';
import type { ShownTimeValues } from './shown-time-values.ts';

/** The two fields, for a form that has them at its top level. */
export function ShownTimeFields<Values extends FieldValues & ShownTimeValues>({
  control,
}: {
  control: FieldControl<Values>;
}) {
  const t = useTexts(shownTimeTexts);
  const name = (field: keyof ShownTimeValues) => field as string as FieldPathByValue<Values, string>;
  return (
    <FieldGrid>
      <DateTimeField control={control} name={name('visibleFrom')} label={t.from} description={t.hint} />
      <DateTimeField control={control} name={name('visibleUntil')} label={t.until} description={t.hint} />
    </FieldGrid>
  );
}
