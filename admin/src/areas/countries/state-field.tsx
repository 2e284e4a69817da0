import type { FieldValues } from 'react-hook-form';
import { useTexts } from '../../platform/texts.ts';
import type { FieldProps } from '../../ui/fields/use-field.ts';
import { useCountries } from './countries.queries.ts';
import { countriesTexts } from './countries.texts.ts';
import { NamedField } from './named-field.tsx';

interface StateFieldProps<Values extends FieldValues> extends FieldProps<Values, number | null> {
  /** The id of the chosen country. */
  country: number | null;
}

/** A select of the states of the chosen country; disabled without a country, or when it has no states (ORD-42). */
export function StateField<Values extends FieldValues>({ country, ...field }: StateFieldProps<Values>) {
  const texts = useTexts(countriesTexts);
  const { countries } = useCountries();
  const states = countries.find(({ id }) => id === country)?.states ?? [];
  const why = country === null ? texts.countryFirst : texts.noStates;
  return (
    <NamedField
      {...field}
      choices={states}
      disabled={states.length === 0}
      placeholder={states.length === 0 ? why : texts.chooseState}
    />
  );
}
