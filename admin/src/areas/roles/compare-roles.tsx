import { compareRoles } from '@share/contract/areas/rights/rights.endpoints.ts';
import { listRoles, rolesList } from '@share/contract/areas/roles/roles.endpoints.ts';
import type { RoleView } from '@share/contract/areas/roles/roles.schemas.ts';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../platform/api/api-client.ts';
import { useCan } from '../../platform/permissions.tsx';
import { useTexts } from '../../platform/texts.ts';
import { RightsComparison } from '../permissions/permissions.shared.tsx';
import { rolesTexts } from './roles.texts.ts';

/** Compares the permissions of this role with those of another one, for users who may see roles and their permissions. */
export function CompareRoles({ role }: { role: RoleView }) {
  const mayChoose = useCan(listRoles);
  const mayCompare = useCan(compareRoles);
  return mayChoose && mayCompare ? <Comparison role={role} /> : null;
}

function Comparison({ role }: { role: RoleView }) {
  const t = useTexts(rolesTexts).compare;
  const { data, isFetching, error, refetch } = useQuery({
    queryKey: ['list', 'compared roles'],
    queryFn: ({ signal }) =>
      call(listRoles, {
        list: { filters: {}, pageNumber: 1, pageSize: 20, order: rolesList.defaultOrder },
        signal,
      }),
  });
  return (
    <RightsComparison
      endpoint={compareRoles}
      self={role}
      title={t.title}
      label={t.label}
      choices={data?.items ?? null}
      isLoading={isFetching}
      error={error}
      onRetry={() => void refetch()}
    />
  );
}
