import { z } from 'zod';
import { endpoint } from '../../shared/endpoint.ts';
import { IdParams } from '../../shared/ids.ts';
import { EffectivePermission, PermissionHolder } from './rights.schemas.ts';

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
