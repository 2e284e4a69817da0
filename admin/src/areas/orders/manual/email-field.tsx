import { Autocomplete, Text } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { fullName } from '@share/contract/areas/orders/investor-name.ts';
import { findInvestor, searchInvestors } from '@share/contract/areas/orders/orders.endpoints.ts';
import { Email } from '@share/contract/shared/text-fields.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { call } from '../../../platform/api/api-client.ts';
import { useTexts } from '../../../platform/texts.ts';
import { type FieldProps, useField } from '../../../ui/fields/use-field.ts';
import { manualOrderTexts } from './manual-order.texts.ts';
import type { FoundInvestor } from './use-chosen-investor.ts';

/** Milliseconds: avoids a request for every letter. */
const PAUSE = 200;
const LEAST_LETTERS = 2;

interface EmailFieldProps<Values extends FieldValues> extends FieldProps<Values, string> {
  /** Called when one of the found people is chosen. */
  onChosen: (investor: FoundInvestor) => void;
}

/**
 * The investor's e-mail, found while a part of it or of the name is typed. A hint shows whether a user with this e-mail exists
 * (ORD-45).
 */
export function EmailField<Values extends FieldValues>({ onChosen, ...props }: EmailFieldProps<Values>) {
  const { wrapper, value, onChange, onBlur, ref } = useField(props);
  const [left, setLeft] = useState('');
  const [typed, setTyped] = useState('');
  const [taken, setTaken] = useState('');
  const [isOpen, setOpen] = useState(false);
  const { found, isSearching } = useFound(typed === taken ? '' : typed);
  // A complete e-mail may belong to a new person, so only an exact match is taken.
  const takesFirst = found.length > 0 && (!Email.safeParse(typed).success || isSame(found[0]?.email, typed));
  const isListed = isOpen && found.length > 0;
  const hint = useHint(left === value ? left : '');
  return (
    <Autocomplete
      {...wrapper}
      inputContainer={(input) => (
        <div>
          {input}
          <Text size="sm" c="dimmed" role="status" mt={hint ? 4 : 0}>
            {hint}
          </Text>
        </div>
      )}
      type="email"
      autoComplete="off"
      ref={ref}
      value={value}
      data={found.map(({ email }) => email)}
      filter={({ options }) => options}
      renderOption={({ option }) => <Option investor={found.find(({ email }) => email === option.value)} />}
      dropdownOpened={isListed}
      onDropdownOpen={() => setOpen(true)}
      onDropdownClose={() => setOpen(false)}
      selectFirstOptionOnChange={takesFirst}
      selectFirstOptionOnDropdownOpen={takesFirst}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' || !(isSearching || isListed)) return;
        event.preventDefault(); // The form is not what Enter is for.
        if (isListed) setOpen(false);
      }}
      onChange={(text) => {
        onChange(text);
        setTyped(text);
      }}
      onOptionSubmit={(email) => {
        const chosen = found.find((one) => one.email === email);
        setTaken(email);
        setLeft(email);
        if (chosen) onChosen(chosen);
      }}
      onBlur={() => {
        onBlur();
        setOpen(false);
        setLeft(value);
      }}
    />
  );
}

const Option = ({ investor }: { investor: FoundInvestor | undefined }) =>
  investor && (
    <div>
      {fullName(investor)}
      <Text component="span" display="block" size="sm" c="dimmed">
        {investor.email}
      </Text>
    </div>
  );

const isSame = (email: string | undefined, typed: string) =>
  email?.toLowerCase() === typed.trim().toLowerCase();

/**
 * The people who were found. A loading error is not shown, because this is only a help. The list is empty while the search for
 * the typed text is running: otherwise quick keys would choose somebody who was found for an earlier text.
 */
function useFound(typed: string) {
  const search = typed.trim();
  const [asked] = useDebouncedValue(search, PAUSE);
  const { data, isFetching } = useQuery({
    queryKey: ['search-investors', asked],
    queryFn: ({ signal }) => call(searchInvestors, { query: { search: asked }, signal }),
    enabled: asked.length >= LEAST_LETTERS,
    retry: false,
    gcTime: 0,
  });
  const found: readonly FoundInvestor[] = asked === search ? (data ?? []) : [];
  return { found, isSearching: search.length >= LEAST_LETTERS && (isFetching || asked !== search) };
}

/** The hint below the field. A loading error is not shown, because it is only a hint. */
function useHint(typed: string): string {
  const t = useTexts(manualOrderTexts);
  const { data: email } = Email.safeParse(typed);
  const { data } = useQuery({
    queryKey: ['find-investor', email],
    queryFn: ({ signal }) => call(findInvestor, { query: { email: email ?? '' }, signal }),
    enabled: email !== undefined,
    retry: false,
    gcTime: 0,
  });
  if (!data) return '';
  if (data.isDeleted) return t.emailDeleted;
  if (!data.exists) return t.emailNew;
  return `${t.emailExists} ${t.goesTo((data.name && fullName(data.name)) || email || '')}`;
}
