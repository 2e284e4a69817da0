import { TextInput } from '@mantine/core';
import type { AccountForm } from '@share/contract/areas/countries/countries.endpoints.ts';
import { groupedIfKnown } from '@share/contract/shared/personal-data.ts';
import type { FieldValues } from 'react-hook-form';
import { useTexts } from '../../platform/texts.ts';
import { type FieldProps, useField } from '../../ui/fields/use-field.ts';
import { useCountry } from './countries.queries.ts';
import { countriesTexts } from './countries.texts.ts';

type Texts = (typeof countriesTexts)['en'];

interface AccountNumberFieldProps<Values extends FieldValues> extends FieldProps<Values, string> {
  /** The id of the bank's country; without one, Polish numbers and IBANs are taken. */
  country: number | null;
}

const NO_PART = /[^\p{L}\d -]/gu;

/** An account number, in the groups in which banks print it once the field is left (ORD-44). */
export function AccountNumberField<Values extends FieldValues>({
  country,
  ...props
}: AccountNumberFieldProps<Values>) {
  const form = useCountry(country)?.accountForm;
  const expected = expectedAccount(useTexts(countriesTexts), form);
  const { wrapper, value, onChange, onBlur, ref } = useField({ holds: 'account', ...props, expected });
  return (
    <TextInput
      {...wrapper}
      inputMode={form?.kind === 'polish' ? 'numeric' : 'text'}
      autoComplete="off"
      ref={ref}
      value={value}
      onBlur={() => {
        const grouped = groupedIfKnown(value);
        if (grouped !== value) onChange(grouped);
        onBlur();
      }}
      onChange={({ currentTarget }) => onChange(keepParts(currentTarget))}
    />
  );
}

/** Removes other signs from the field. The caret stays behind what was typed; React would move it to the end. */
function keepParts(input: HTMLInputElement): string {
  const partsOf = (text: string) => text.replace(NO_PART, '');
  const parts = partsOf(input.value);
  if (parts === input.value) return parts;
  const caret = partsOf(input.value.slice(0, input.selectionStart ?? undefined)).length;
  input.value = parts;
  input.setSelectionRange(caret, caret);
  return parts;
}

function expectedAccount({ account }: Texts, form: AccountForm | undefined): string {
  if (!form) return account.anywhere;
  return form.kind === 'iban'
    ? account.iban(form.letters, form.length - form.letters.length)
    : account[form.kind];
}
