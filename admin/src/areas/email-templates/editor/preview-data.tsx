import { useDebouncedValue } from '@mantine/hooks';
import { findAnything } from '@share/contract/areas/find/find.endpoints.ts';
import { getOrder, getOrderEmailValues } from '@share/contract/areas/orders/orders.endpoints.ts';
import { getUser } from '@share/contract/areas/users/users.endpoints.ts';
import type { Language } from '@share/contract/shared/languages.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../../platform/api/api-client.ts';
import { useCan } from '../../../platform/permissions.tsx';
import { useTexts } from '../../../platform/texts.ts';
import { ErrorBanner } from '../../../ui/error-banner.tsx';
import { SearchedSelect } from '../../../ui/fields/searched/searched-select.tsx';
import type { Variables } from '../email-templates.queries.ts';
import { editorTexts } from './editor.texts.ts';

/** Milliseconds: avoids a request for every letter. */
const PAUSE = 250;

/** The records that an e-mail can be about. */
export type DataKind = 'orders' | 'users';

/** The values by the names of their variables. */
export type Values = Readonly<Record<string, string>>;

export interface ChosenData {
  kind: DataKind;
  id: number;
  name: string;
}

/** The kind of record whose data the template can show, if the user may read such records. */
export function useDataKind(variables: Variables | null): DataKind | null {
  const mayReadOrders = useCan(getOrder);
  const mayReadPeople = useCan(getUser);
  const has = (wanted: string) => variables?.some(({ name }) => name === wanted) ?? false;
  if (has('orderId')) return mayReadOrders ? 'orders' : null;
  return mayReadPeople && (has('firstName') || has('email')) ? 'users' : null;
}

interface DataFieldProps {
  kind: DataKind;
  chosen: ChosenData | null;
  onChosen: (chosen: ChosenData | null) => void;
}

/** Chooses a real order or person for the preview; without a choice the preview has sample data. */
export function DataField({ kind, chosen, onChosen }: DataFieldProps) {
  const t = useTexts(editorTexts).data;
  const [text, setText] = useState('');
  const [asked] = useDebouncedValue(text, PAUSE);
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['email-templates', 'data', kind, asked],
    queryFn: ({ signal }) => call(findAnything, { query: { text: asked }, signal }),
    enabled: asked !== '',
    gcTime: 0,
  });
  const items = asked === text ? data?.find((group) => group.kind === kind)?.items : undefined;
  const found = items?.map(({ id, title, detail }) => ({
    id,
    name: [title, detail].filter(Boolean).join(' · '),
  }));
  if (error) return <ErrorBanner failure={error} onRetry={() => void refetch()} />;
  const isSearching = isFetching || asked !== text;
  return (
    <SearchedSelect
      label={t.label[kind]}
      description={t.hint[kind]}
      placeholder={t.sample}
      chosen={chosen}
      found={found ?? null}
      isLoading={isSearching}
      message={text === '' ? t.type : undefined}
      clearable
      onSearch={setText}
      onChoose={(choice) => onChosen(choice && { kind, ...choice })}
    />
  );
}

/** The values that the e-mail about that record would have; null while they are loading, and for sample data. */
export function useRealValues(chosen: ChosenData | null, language: Language) {
  const { data, error, refetch } = useQuery({
    queryKey: ['email-templates', 'values', chosen?.kind, chosen?.id],
    queryFn: ({ signal }) => (chosen ? readValues(chosen, signal) : null),
    enabled: chosen !== null,
    gcTime: 0,
  });
  return { values: (chosen && data?.[language]) ?? null, error, retry: () => void refetch() };
}

async function readValues({ kind, id }: ChosenData, signal: AbortSignal): Promise<Record<Language, Values>> {
  const params = { id: String(id) };
  if (kind === 'orders') return call(getOrderEmailValues, { params, signal });
  const { firstName, lastName, email } = await call(getUser, { params, signal });
  const ofPerson = { firstName, name: `${firstName} ${lastName}`.trim(), email };
  return { pl: ofPerson, en: ofPerson };
}
