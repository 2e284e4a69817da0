import {
  emailTemplatesList,
  getEmailTemplate,
  getEmailTemplateConfigs,
} from '@share/contract/areas/email-templates/email-templates.endpoints.ts';
import type { EmailTemplateConfig } from '@share/contract/areas/email-templates/email-templates.schemas.ts';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../platform/api/api-client.ts';
import { queryClient } from '../../platform/api/query-client.ts';
import { useCan } from '../../platform/permissions.tsx';
import { recordQuery } from '../../ui/form/record-query.ts';
import { listKey } from '../../ui/list/use-list-query.ts';

export const emailTemplateQuery = (id: number) => recordQuery(getEmailTemplate, { id: String(id) });

/** Invalidates the queries that a saved template makes stale. */
export const emailTemplatesChanged = (): void =>
  void queryClient.invalidateQueries({ queryKey: listKey(emailTemplatesList) });

export type Variables = EmailTemplateConfig['variables'];

/** The variables of a type for users who may see them; null while they are loading and for all others. */
export function useVariables(type: string): {
  variables: Variables | null;
  error: unknown;
  retry: () => void;
} {
  const { data, error, refetch } = useQuery({
    queryKey: ['email-templates', 'config'],
    queryFn: ({ signal }) => call(getEmailTemplateConfigs, { signal }),
    enabled: useCan(getEmailTemplateConfigs),
    staleTime: Number.POSITIVE_INFINITY, // The variables change only with the server's version.
  });
  const found = data?.find((config) => config.type === type);
  return { variables: found?.variables ?? null, error, retry: () => void refetch() };
}
