import { Anchor } from '@mantine/core';
import type { FieldValues } from 'react-hook-form';
import { commonTexts } from '../../platform/common.texts.ts';
import { useTexts } from '../../platform/texts.ts';
import type { FieldProps } from '../../ui/fields/use-field.ts';
import { useCountries } from './countries.queries.ts';
import { countriesTexts } from './countries.texts.ts';
import { NamedField } from './named-field.tsx';

interface CountryFieldProps<Values extends FieldValues> extends FieldProps<Values, number | null> {
  /** Called when somebody chooses another country. */
  onChosen?: () => void;
}

/** One country of all, found by typing its name. */
export function CountryField<Values extends FieldValues>({ onChosen, ...field }: CountryFieldProps<Values>) {
  const texts = useTexts(countriesTexts);
  const common = useTexts(commonTexts);
  const { countries, isPending, error, retry } = useCountries();
  const problem = error && (
    <span role="alert">
      {texts.failed}{' '}
      <Anchor component="button" type="button" size="xs" onClick={retry}>
        {common.retry}
      </Anchor>
    </span>
  );
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
