import { Skeleton, Text } from '@mantine/core';
import { fullName } from '@share/contract/areas/orders/investor-name.ts';
import { getPermissionHolders } from '@share/contract/areas/rights/rights.endpoints.ts';
import { useQuery } from '@tanstack/react-query';
import { useCan } from '../../platform/permissions.tsx';
import { useTexts } from '../../platform/texts.ts';
import { ErrorBanner } from '../../ui/error-banner.tsx';
import { FormSection } from '../../ui/form/form-section.tsx';
import { recordQuery } from '../../ui/form/record-query.ts';
import { SmallTable } from '../../ui/values/small-table.tsx';
import { EmailText } from '../../ui/values/values.tsx';
import { UserLink } from '../links/people/user-link.tsx';
import { PermissionSources } from './permission-sources.tsx';
import { permissionsTexts } from './permissions.texts.ts';

/** The people who hold the permission, with the role or assignment that gives it to them. */
export function PermissionHolders({ id }: { id: number }) {
  const maySee = useCan(getPermissionHolders);
  return maySee ? <Holders id={id} /> : null;
}

function Holders({ id }: { id: number }) {
  const t = useTexts(permissionsTexts);
  const { data, error, refetch } = useQuery(recordQuery(getPermissionHolders, { id: String(id) }));
  if (!data) {
    return (
      <FormSection title={t.holders}>
        {error ? <ErrorBanner failure={error} onRetry={() => void refetch()} /> : <Skeleton height={80} />}
      </FormSection>
    );
  }
  return (
    <SmallTable
      title={t.holders}
      empty={t.noHolders}
      rows={data}
      columns={[
        {
          name: 'name',
          header: t.person,
          value: (holder) => (
            <div>
              <UserLink user={{ id: holder.id, isDeleted: false }}>
                {fullName(holder) || holder.email}
              </UserLink>
              <Text size="xs" c="dimmed">
                <EmailText address={holder.email} />
              </Text>
            </div>
          ),
        },
        {
          name: 'sources',
          header: t.through,
          value: ({ sources }) => <PermissionSources sources={sources} />,
        },
      ]}
    />
  );
}
