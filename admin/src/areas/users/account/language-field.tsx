import { type Language, languages } from '@share/contract/shared/languages.ts';
import { useFormContext } from 'react-hook-form';
import { useTexts } from '../../../platform/texts.ts';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { userFormTexts } from '../user-form.texts.ts';

/** The language of e-mails to the person, for creating and editing. */
export function LanguageField() {
  const t = useTexts(userFormTexts);
  const { control } = useFormContext<{ language: Language | '' }>();
  return (
    <SelectField
      control={control}
      name="language"
      label={t.language}
      description={t.languageHint}
      choices={languages.map((value) => ({ value, label: t.languages[value] }))}
    />
  );
}
