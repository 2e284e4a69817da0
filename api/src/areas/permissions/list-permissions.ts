import { permissionsList } from '@share/contract/areas/permissions/permissions.endpoints.ts';
import type { PermissionRow } from '@share/contract/areas/permissions/permissions.schemas.ts';
import type { Translated } from '@share/contract/shared/translated.ts';
import { alphabeticalName } from '../../platform/lists/list-conditions.ts';
import { listFrom } from '../../platform/lists/list-query.ts';
import type { ListSource } from '../../platform/lists/list-source.ts';

interface Found extends Omit<PermissionRow, 'description'> {
  description: Translated;
}

const source: ListSource<typeof permissionsList, Found, PermissionRow> = {
  declared: permissionsList,
  from: 'permissions p',
  id: 'p.id',
  filters: {},
  orders: { name: alphabeticalName('p.name') },
  select: {
    id: 'p.id',
    name: 'p.name',
    description: 'p.description',
    isBuiltIn: 'p.is_system',
    area: "CASE WHEN p.is_system THEN split_part(p.name, ':', 2) END",
  },
  joins: 'JOIN permissions p ON p.id = page.id',
  row: (found, { language }) => ({ ...found, description: found.description[language] }),
};

export const listPermissions = listFrom(source);
