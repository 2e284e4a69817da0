import { useFormContext } from 'react-hook-form';
import { useTexts } from '../../../platform/texts.ts';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { FieldGrid } from '../../../ui/form/form-section.tsx';
import { usersTexts } from '../users.texts.ts';

/** First and last name, for creating and editing. */
export function NameFields() {
  const t = useTexts(usersTexts);
  const { control } = useFormContext<{ firstName: string; lastName: string }>();
  return (
    <FieldGrid>
      <TextField control={control} name="firstName" label={t.firstName} required />
      <TextField control={control} name="lastName" label={t.lastName} required />
    </FieldGrid>
  );
}
