import { Loader, Select } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import type { AnswerOf, Endpoint } from '@share/contract/shared/endpoint.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { call } from '../../platform/api/api-client.ts';
import type { CallOptions } from '../../platform/api/request-of.ts';
import { useTexts } from '../../platform/texts.ts';
import { useAtRest } from '../parts/use-at-rest.ts';
import { fieldTexts } from './fields.texts.ts';
import { LoadProblem } from './load-problem.tsx';
import { optionsKey } from './options-key.ts';
import { type FieldProps, useField } from './use-field.ts';

/** Milliseconds: avoids a request for every letter. */
const PAUSE = 250;

type OptionOf<E extends Endpoint> =
  AnswerOf<E> extends (infer Option extends { id: number })[] ? Option : never;

interface OptionsFieldProps<Values extends FieldValues, E extends Endpoint>
  extends FieldProps<Values, number | null> {
  /** Returns the records that match `search`. */
  endpoint: E;
  labelOf: (option: OptionOf<E>) => string;
  /** The name of the stored record, shown before any choices are loaded. */
  current?: string | null;
  onChosen?: (option: OptionOf<E> | null) => void;
}

/** Selects one of many records, searched on the server; the value is its id, or null for none. */
export function OptionsField<Values extends FieldValues, E extends Endpoint>(
  props: OptionsFieldProps<Values, E>,
) {
  const { endpoint, labelOf, current, onChosen, ...field } = props;
  const texts = useTexts(fieldTexts);
  const [known, setKnown] = useState<ReadonlyMap<number, string>>(new Map());
  const nameOf = (id: number | null) => (id === null ? '' : (known.get(id) ?? current ?? `#${id}`));
  const { wrapper, value, onChange, onBlur, ref } = useField(field, nameOf);
  const [typed, setTyped] = useState('');
  const [isFocused, setFocused] = useState(false);
  // The first choices wait until they are wanted, or the screen has come to rest.
  const isWanted = useAtRest() || isFocused;
  const search = typed === nameOf(value) ? '' : typed;
  const { options, isSearching, error, retry } = useOptions(endpoint, search, isWanted);

  // The chosen one has one name, whatever is searched: with two the select would type them in turns, and search for each.
  const choices = options.map((option) => ({
    value: String(option.id),
    label: option.id === value ? nameOf(value) : labelOf(option),
  }));
  if (value !== null && !choices.some((choice) => choice.value === String(value))) {
    choices.unshift({ value: String(value), label: nameOf(value) });
  }
  return (
    <Select
      {...wrapper}
      description={error ? <LoadProblem text={texts.choicesFailed} onRetry={retry} /> : wrapper.description}
      data={choices}
      searchable
      filter={({ options: found }) => found}
      searchValue={typed}
      onSearchChange={setTyped}
      // Once what is found has come, Enter takes the first of it.
      selectFirstOptionOnChange={!isSearching && typed.trim() !== '' && typed !== nameOf(value)}
      placeholder={wrapper.readOnly ? undefined : texts.choose}
      nothingFoundMessage={isSearching ? texts.searching : error ? texts.choicesFailed : texts.nothingFound}
      rightSection={isSearching ? <Loader size={16} /> : undefined}
      clearable={!props.required && !wrapper.readOnly}
      allowDeselect={false}
      ref={ref}
      onFocus={() => setFocused(true)}
      value={value === null ? null : String(value)}
      onBlur={onBlur}
      onChange={(id) => {
        const option = options.find((candidate) => String(candidate.id) === id) ?? null;
        if (option) setKnown(new Map(known).set(option.id, labelOf(option)));
        onChange(id === null ? null : Number(id));
        onChosen?.(option);
      }}
    />
  );
}

/** None while the search for what is typed is on its way: quick keys would choose one that was found for an earlier text. */
function useOptions<E extends Endpoint>(endpoint: E, typed: string, isWanted: boolean) {
  const search = typed.trim();
  const [asked] = useDebouncedValue(search, PAUSE);
  const { data, isFetching, error, refetch } = useQuery({
    queryKey: [...optionsKey(endpoint), asked],
    enabled: isWanted,
    queryFn: ({ signal }) => call(endpoint, { query: { search: asked }, signal } as CallOptions<E>),
  });
  return {
    options: (asked === search ? (data ?? []) : []) as OptionOf<E>[],
    isSearching: isFetching || asked !== search,
    error,
    retry: () => void refetch(),
  };
}
