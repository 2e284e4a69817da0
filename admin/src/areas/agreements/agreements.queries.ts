import { getAgreement, getTypesAndTargets } from '@share/contract/areas/agreements/agreements.endpoints.ts';
import { agreementsList } from '@share/contract/areas/agreements/agreements.list.ts';
import type { AgreementView } from '@share/contract/areas/agreements/agreements.schemas.ts';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../platform/api/api-client.ts';
import { queryClient } from '../../platform/api/query-client.ts';
import { recordQuery } from '../../ui/form/record-query.ts';
import { listKey } from '../../ui/list/use-list-query.ts';

export const agreementQuery = (id: number) => recordQuery(getAgreement, { id: String(id) });

/** The choices of the two selects; they change with the server's version only. */
export const typesAndTargetsQuery = queryOptions({
  queryKey: ['agreements', 'typesAndTargets'],
  queryFn: ({ signal }) => call(getTypesAndTargets, { signal }),
  staleTime: Number.POSITIVE_INFINITY,
});

/** What a saved or deleted agreement makes stale. */
export function agreementsChanged(saved?: AgreementView): void {
  if (saved) queryClient.setQueryData(agreementQuery(saved.id).queryKey, saved);
  void queryClient.invalidateQueries({ queryKey: listKey(agreementsList) });
}
