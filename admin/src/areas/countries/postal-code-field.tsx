import type { FieldValues } from 'react-hook-form';
import { useTexts } from '../../platform/texts.ts';
import { TextField } from '../../ui/fields/text-field.tsx';
import type { FieldProps } from '../../ui/fields/use-field.ts';
import { useCountry } from './countries.queries.ts';
import { countriesTexts } from './countries.texts.ts';

interface PostalCodeFieldProps<Values extends FieldValues> extends FieldProps<Values, string> {
  /** The id of the chosen country. */
  country: number | null;
}

/** A postal code in the form of the chosen country; without a country, or for one without a settled form, any code. */
export function PostalCodeField<Values extends FieldValues>({
  country,
  ...field
}: PostalCodeFieldProps<Values>) {
  const texts = useTexts(countriesTexts);
  const forms = useCountry(country)?.postalCodeForms ?? [];
  const isDigitsOnly = forms.length > 0 && forms.every((form) => /^[0 -]+$/.test(form));
  return (
    <TextField
      holds="code"
      {...field}
      inputMode={isDigitsOnly ? 'numeric' : 'text'}
      expected={forms.length > 0 ? texts.postalCode(forms) : texts.anyPostalCode}
    />
  );
}
