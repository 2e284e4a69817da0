import { type EmailType, emailTypes } from '@share/contract/areas/emails/email-types.ts';
import { emailsList, getEmail, listEmailTypes } from '@share/contract/areas/emails/emails.endpoints.ts';
import type { Language } from '@share/contract/shared/languages.ts';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../platform/api/api-client.ts';
import { queryClient } from '../../platform/api/query-client.ts';
import { recordQuery } from '../../ui/form/record-query.ts';
import { listKey } from '../../ui/list/use-list-query.ts';

export const emailQuery = (id: number) => recordQuery(getEmail, { id: String(id) });

/** Invalidates the queries that an e-mail makes stale when it is sent again. */
export const emailsChanged = (): void =>
  void queryClient.invalidateQueries({ queryKey: listKey(emailsList) });

/** Each type of e-mail by the name of its template, which staff may change; by the name of the type while the names are loading. */
export function useTypeNames(language: Language): Record<EmailType, string> {
  const { data } = useQuery({
    queryKey: ['emails', 'types'],
    queryFn: ({ signal }) => call(listEmailTypes, { signal }),
  });
  const names = new Map(data?.map(({ type, name }) => [type, name[language]]));
  return Object.fromEntries(emailTypes.map((type) => [type, names.get(type) ?? type])) as Record<
    EmailType,
    string
  >;
}
