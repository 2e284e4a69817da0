import { Text } from '@mantine/core';
import type { listRoles } from '@share/contract/areas/roles/roles.endpoints.ts';
import { useTexts } from '../../platform/texts.ts';
import { CannotDelete } from '../../ui/list/cannot-delete.tsx';
import { RecordList, type RecordListScreen } from '../../ui/record/record-list.tsx';
import { RoleLink } from '../links/rights-links.tsx';
import { rolesTexts } from './roles.texts.ts';

/** Every role (ROL-02 to ROL-05). */
export function RolesList({ area }: RecordListScreen<typeof listRoles>) {
  const t = useTexts(rolesTexts);
  return (
    <RecordList
      area={area}
      texts={t}
      nameOf={({ name }) => name}
      columns={[
        { name: 'id', header: t.id, kind: 'id', value: ({ id }) => id },
        {
          name: 'name',
          header: t.name,
          phone: { title: ({ name }) => name },
          value: ({ id, name }) => <RoleLink id={id}>{name}</RoleLink>,
        },
        {
          name: 'description',
          header: t.description,
          phone: 'detail',
          value: ({ description }) => description,
        },
        {
          name: 'numberOfUsers',
          header: t.numberOfUsers,
          kind: 'number',
          phone: { figure: ({ numberOfUsers }) => t.people(numberOfUsers) },
          value: ({ numberOfUsers }) => numberOfUsers,
        },
        {
          name: 'numberOfPermissions',
          header: t.numberOfPermissions,
          kind: 'number',
          value: ({ numberOfPermissions }) => numberOfPermissions,
        },
      ]}
      filters={{}}
      mayRemove={({ numberOfUsers }) => numberOfUsers === 0}
      insteadOfRemove={({ id, name, numberOfUsers }) => (
        <CannotDelete name={name}>
          <Text>{t.hasUsers(numberOfUsers)}</Text>
          <RoleLink id={id}>{t.toRole}</RoleLink>
        </CannotDelete>
      )}
    />
  );
}
