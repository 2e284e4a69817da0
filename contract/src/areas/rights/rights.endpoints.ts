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

/** Who may? Active administrators who hold a permission, super administrators included, by name. */
export const getPermissionHolders = endpoint({
  method: 'GET',
  path: '/admin/permission/:id/holders',
  access: 'admin:permission:get',
  summary: 'Who holds a permission, and through what',
  params: IdParams,
  answer: z.array(PermissionHolder),
  errors: ['PERMISSION_NOT_EXISTS'],
});

/** What giving a role would add, or taking it would take: permissions that the user does not hold through anything else. */
export const foreseeRoleUser = endpoint({
  method: 'GET',
  path: '/admin/role/:id/users/:userId/effect',
  access: 'admin:role:get-users',
  summary: 'The permissions that a user gains or loses with a role',
  params: z.object({ id: IdInPath, userId: IdInPath }),
  answer: z.array(PermissionSummary),
  errors: ['ROLE_NOT_EXISTS', 'USER_NOT_EXISTS'],
});

/** Whom adding a permission to a role would give it, or removing it would take it: its members who do not hold it otherwise. */
export const foreseeRolePermission = endpoint({
  method: 'GET',
  path: '/admin/role/:id/permissions/:permissionId/effect',
  access: 'admin:role:get-permissions',
  summary: 'The people who gain or lose a permission with its place in a role',
  params: z.object({ id: IdInPath, permissionId: IdInPath }),
  answer: z.array(PersonSummary),
  errors: ['ROLE_NOT_EXISTS', 'PERMISSION_NOT_EXISTS'],
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
