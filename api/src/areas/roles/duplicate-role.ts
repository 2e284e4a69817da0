import {
  addRolePermission,
  listRolePermissions,
} from '@share/contract/areas/roles/role-permissions.endpoints.ts';
import { getRole } from '@share/contract/areas/roles/roles.endpoints.ts';
import { ROLE_NAME_MAXIMUM, type RoleView } from '@share/contract/areas/roles/roles.schemas.ts';
import { cutText } from '@share/contract/shared/text-fields.ts';
import type { Translated } from '@share/contract/shared/translated.ts';
import type { Context } from '../../platform/context.ts';
import { judge } from '../../platform/http/authorise.ts';
import { lockRecord } from '../../platform/records/records.ts';
import { Refusal } from '../../platform/refusal.ts';
import { changeRights, refuseBeyond } from '../rights/rights.shared.ts';
import { insertRole } from './insert-role.ts';
import { permissionsOf, readRole, roleRecords } from './roles.reads.ts';

const endings: Translated = { pl: ' (kopia)', en: ' (copy)' };

const needed = [getRole, listRolePermissions, addRolePermission];

/**
 * Creates a role with the description and the permissions of another one, for those who hold them all. Nobody has the copy yet.
 * Refuses with FORBIDDEN callers who may not see the permissions of roles, or not add them.
 */
export function duplicateRole(context: Context, id: number): Promise<RoleView> {
  return changeRights(context, { action: 'role.create', entity: 'role', id: null }, async (tx, actor) => {
    const role = await lockRecord(tx, roleRecords, id);
    if (needed.some(({ access }) => judge(access, context.actor) !== 'allowed'))
      throw new Refusal('FORBIDDEN');
    const permissions = await permissionsOf(tx, id);
    refuseBeyond(actor, { permissions });
    const name = copied(role.name, endings[context.language]);
    const input = { name, description: role.description };
    return readRole(tx, context, await insertRole({ tx, context }, input, permissions));
  });
}

const copied = (name: string, ending: string) =>
  `${cutText(name, ROLE_NAME_MAXIMUM - ending.length).trimEnd()}${ending}`;
