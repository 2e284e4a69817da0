import type { FieldValues } from 'react-hook-form';
import { useTexts } from '../../platform/texts.ts';
import { LoadProblem } from '../../ui/fields/load-problem.tsx';
import type { FieldProps } from '../../ui/fields/use-field.ts';
import { useCountries } from './countries.queries.ts';
import { countriesTexts } from './countries.texts.ts';
import { NamedField } from './named-field.tsx';

interface CountryFieldProps<Values extends FieldValues> extends FieldProps<Values, number | null> {
  /** Called when the user chooses another country. */
  onChosen?: () => void;
}

/** A searchable select of all countries. */
export function CountryField<Values extends FieldValues>({ onChosen, ...field }: CountryFieldProps<Values>) {
  const texts = useTexts(countriesTexts);
  const { countries, isPending, error, retry } = useCountries();
  const problem = error && <LoadProblem text={texts.failed} onRetry={retry} />;
  return (
    <NamedField
      {...field}
      choices={countries}
      placeholder={isPending ? texts.loading : texts.chooseCountry}
      note={problem}
      onChosen={onChosen}
    />
  );
}
