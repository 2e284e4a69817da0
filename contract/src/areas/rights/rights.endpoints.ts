import { z } from 'zod';
import { endpoint } from '../../shared/endpoint.ts';
import { IdInPath, IdParams } from '../../shared/ids.ts';
import {
  ComparedPermission,
  EffectivePermission,
  PermissionHolder,
  PermissionSummary,
  PersonSummary,
} from './rights.schemas.ts';

/** More than there are. */
const MOST_PERMISSIONS = 500;

/** Why may she? Every permission that a person holds, with everything through which she holds it, by name. */
export const getEffectivePermissions = endpoint({
  method: 'GET',
  path: '/admin/user/:id/effective-permissions',
  access: 'admin:user:get-personal-permissions',
  summary: 'Every permission that a user holds, and through what',
  params: IdParams,
  answer: z.array(EffectivePermission),
  errors: ['USER_NOT_EXISTS'],
});

/** Who may? Active administrators who hold a permission, super administrators included, by name; for those who may read the rights of people. */
export const getPermissionHolders = endpoint({
  method: 'GET',
  path: '/admin/permission/:id/holders',
  access: getEffectivePermissions.access,
  summary: 'Who holds a permission, and through what',
  params: IdParams,
  answer: z.array(PermissionHolder),
  errors: ['PERMISSION_NOT_EXISTS'],
});

/**
 * What giving a role would add, or taking it would take: permissions that the user does not hold through anything else. `items` is
 * null for those who may not see what is in the role.
 */
export const foreseeRoleUser = endpoint({
  method: 'GET',
  path: '/admin/role/:id/users/:userId/effect',
  access: 'admin:role:get-users',
  summary: 'The permissions that a user gains or loses with a role',
  params: z.object({ id: IdInPath, userId: IdInPath }),
  answer: z.object({ count: z.number(), items: z.array(PermissionSummary).nullable() }),
  errors: ['ROLE_NOT_EXISTS', 'USER_NOT_EXISTS'],
});

/** `3,8,21` */
const Ids = z
  .string()
  .transform((text) => text.split(',').slice(0, MOST_PERMISSIONS))
  .pipe(z.array(IdInPath));

/**
 * For whom anything changes if these permissions are put into a role, or taken out: its members who do not hold each of them
 * otherwise. `items` is null for those who may not see who has the role.
 */
export const foreseeRolePermissions = endpoint({
  method: 'GET',
  path: '/admin/role/:id/permissions/effect',
  access: 'admin:role:get-permissions',
  summary: 'The people who gain or lose permissions with their place in a role',
  params: IdParams,
  query: z.object({ permissions: Ids }),
  answer: z.object({ count: z.number(), items: z.array(PersonSummary).nullable() }),
  errors: ['ROLE_NOT_EXISTS'],
});

const Compared = z.object({ id: IdInPath, otherId: IdInPath });

/** What may the one, and what the other? Each with the sources. */
export const comparePeople = endpoint({
  method: 'GET',
  path: '/admin/user/:id/effective-permissions/compared/:otherId',
  access: getEffectivePermissions.access,
  summary: 'What two users may do, and through what',
  params: Compared,
  answer: z.array(ComparedPermission),
  errors: getEffectivePermissions.errors,
});

export const compareRoles = endpoint({
  method: 'GET',
  path: '/admin/role/:id/permissions/compared/:otherId',
  access: 'admin:role:get-permissions',
  summary: 'Which permissions are in two roles',
  params: Compared,
  answer: z.array(ComparedPermission),
  errors: ['ROLE_NOT_EXISTS'],
});
