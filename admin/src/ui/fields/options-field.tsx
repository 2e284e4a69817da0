import { useDebouncedValue } from '@mantine/hooks';
import type { AnswerOf, Endpoint } from '@share/contract/shared/endpoint.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { call } from '../../platform/api/api-client.ts';
import type { CallOptions } from '../../platform/api/request-to-api.ts';
import { useTexts } from '../../platform/texts.ts';
import { useIsIdle } from '../parts/use-is-idle.ts';
import { fieldTexts } from './fields.texts.ts';
import { LoadProblem } from './load-problem.tsx';
import { optionsKey } from './options-key.ts';
import { SearchedSelect } from './searched/searched-select.tsx';
import type { Choice } from './searched/select-search.ts';
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
  /** What is shown below the label in the list. */
  detailOf?: (option: OptionOf<E>) => string;
  /** The stored record, which may be missing from the first choices. */
  current?: Choice | null;
  onChosen?: (option: OptionOf<E> | null) => void;
}

/** Selects one of many records, searched on the server; the value is its id, or null for none. */
export function OptionsField<Values extends FieldValues, E extends Endpoint>(
  props: OptionsFieldProps<Values, E>,
) {
  const { endpoint, labelOf, detailOf, current, onChosen, ...field } = props;
  const texts = useTexts(fieldTexts);
  const [search, setSearch] = useState('');
  const [isFocused, setFocused] = useState(false);
  // The first choices wait until they are wanted, or the screen has come to rest.
  const isWanted = useIsIdle() || isFocused;
  const { options, isSearching, error, retry } = useOptions(endpoint, search, isWanted);
  const found =
    options?.map(
      (option): Choice => ({
        id: option.id,
        name: labelOf(option),
        ...(detailOf && { detail: detailOf(option) }),
      }),
    ) ?? null;
  const [known, setKnown] = useState<readonly Choice[]>([]);
  const nameOf = (id: number | null) =>
    id === null
      ? ''
      : ([...known, current, ...(found ?? [])].find((choice) => choice?.id === id)?.name ?? `#${id}`);
  const { wrapper, value, onChange, onBlur, ref } = useField(field, nameOf);
  return (
    <SearchedSelect
      {...wrapper}
      description={error ? <LoadProblem text={texts.choicesFailed} onRetry={retry} /> : wrapper.description}
      chosen={value === null ? null : { id: value, name: nameOf(value) }}
      found={found}
      isLoading={isSearching}
      message={error && !isSearching ? texts.choicesFailed : undefined}
      placeholder={wrapper.readOnly ? undefined : texts.choose}
      clearable={!props.required}
      ref={ref}
      onFocus={() => setFocused(true)}
      onBlur={onBlur}
      onSearch={setSearch}
      onChoose={(choice) => {
        if (choice) setKnown([choice, ...known]);
        onChange(choice?.id ?? null);
        onChosen?.(options?.find(({ id }) => id === choice?.id) ?? null);
      }}
    />
  );
}

/** Null while the search is on its way: quick keys would choose one that was found for an earlier text. */
function useOptions<E extends Endpoint>(endpoint: E, search: string, isWanted: boolean) {
  const [asked] = useDebouncedValue(search, PAUSE);
  const { data, isFetching, error, refetch } = useQuery({
    queryKey: [...optionsKey(endpoint), asked],
    enabled: isWanted,
    queryFn: ({ signal }) => call(endpoint, { query: { search: asked }, signal } as CallOptions<E>),
  });
  return {
    options: (asked === search && data ? data : null) as OptionOf<E>[] | null,
    isSearching: isFetching || asked !== search,
    error,
    retry: () => void refetch(),
  };
}
