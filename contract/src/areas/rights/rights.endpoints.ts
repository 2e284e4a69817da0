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

/** Far more permissions than exist. */
const MOST_PERMISSIONS = 500;

/** Every permission that a person holds, with everything through which the person holds it, by name. */
export const getEffectivePermissions = endpoint({
  method: 'GET',
  path: '/admin/user/:id/effective-permissions',
  access: 'admin:user:get-personal-permissions',
  summary: 'Every permission that a user holds, and through what',
  params: IdParams,
  answer: z.array(EffectivePermission),
  errors: ['USER_NOT_EXISTS'],
});

/**
 * The active administrators who hold a permission, super administrators included, by name; for callers who may read the rights
 * of people.
 */
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
 * The permissions that a user would gain or lose with the role, because the user has no other source of them. `items` is null
 * for callers who may not see the permissions of the role.
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
 * The members of a role who are affected if these permissions are added to it or removed, because they have no other source of
 * some of them. `items` is null for callers who may not see the members.
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

/** The permissions of both people, each with its sources. */
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

/** Grows with every change of people, roles and permissions, so that open lists of rights are loaded again only then. */
export const getRightsRevision = endpoint({
  method: 'GET',
  path: '/admin/rights/revision',
  access: [
    'admin:role:get',
    'admin:role:edit',
    'admin:role:get-users',
    'admin:role:get-permissions',
    'admin:user:get-roles',
    'admin:user:get-personal-permissions',
  ],
  summary: 'Whether anything about rights has changed',
  answer: z.object({ revision: z.number() }),
  errors: [],
});
