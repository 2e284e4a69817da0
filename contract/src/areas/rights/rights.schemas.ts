/**
 * Permissions and their sources: effective permissions are those of a person's roles and the personal ones; a super
 * administrator holds every permission. Nobody gives, takes or changes beyond what they hold themselves (R10).
 */
import { z } from 'zod';
import type { ErrorCode } from '../../shared/errors.ts';

/** Refusals of changes of rights, in addition to those for a missing record. */
export const rightsRefusals = [
  'USER_IS_SUPER_ADMIN',
  'USER_IS_STRONGER',
  'PERMISSION_NOT_HELD',
  'OWN_RIGHTS',
] as const satisfies ErrorCode[];
export type RightsRefusal = (typeof rightsRefusals)[number];

/** Why the caller may not do it; null if the caller may. */
export const whyNot = <const Further extends readonly ErrorCode[]>(...further: Further) =>
  z.enum([...rightsRefusals, ...further]).nullable();

/**
 * `description` is in the language of the request. `area` is the part of a built-in permission's name by which lists group
 * it; null for those that staff created, which gate nothing in this software (PRM-10).
 */
export const PermissionSummary = z.object({
  id: z.number(),
  name: z.string(),
  description: z.string(),
  isBuiltIn: z.boolean(),
  area: z.string().nullable(),
});
export type PermissionSummary = z.infer<typeof PermissionSummary>;

export const RoleSummary = z.object({ id: z.number(), name: z.string(), description: z.string() });
export type RoleSummary = z.infer<typeof RoleSummary>;

export const PersonSummary = z.object({
  id: z.number(),
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  position: z.string(),
  active: z.boolean(),
  isSuperAdmin: z.boolean(),
});
export type PersonSummary = z.infer<typeof PersonSummary>;

/** Items of assignment lists. `whyNot` says why the caller may not move the item to the other list. */
export const PermissionItem = PermissionSummary.extend({ whyNot: whyNot() });
export type PermissionItem = z.infer<typeof PermissionItem>;
export const RoleItem = RoleSummary.extend({ whyNot: whyNot() });
export type RoleItem = z.infer<typeof RoleItem>;
export const PersonItem = PersonSummary.extend({ whyNot: whyNot() });
export type PersonItem = z.infer<typeof PersonItem>;

/**
 * The way in which somebody holds a permission. `role` is null unless the type is `role`. Callers who may not see the roles of
 * people get one source without a role, in place of all roles.
 */
export const PermissionSource = z.object({
  type: z.enum(['superAdmin', 'role', 'personal']),
  role: RoleSummary.pick({ id: true, name: true }).nullable(),
});
export type PermissionSource = z.infer<typeof PermissionSource>;

export const EffectivePermission = PermissionSummary.extend({ sources: z.array(PermissionSource) });
export type EffectivePermission = z.infer<typeof EffectivePermission>;

export const PermissionHolder = PersonSummary.extend({ sources: z.array(PermissionSource) });
export type PermissionHolder = z.infer<typeof PermissionHolder>;

/**
 * A permission that at least one of two people or of two roles holds. Null: the one does not hold it. A role holds its
 * permissions directly, so its sources are empty.
 */
export const ComparedPermission = PermissionSummary.extend({
  first: z.array(PermissionSource).nullable(),
  second: z.array(PermissionSource).nullable(),
});
export type ComparedPermission = z.infer<typeof ComparedPermission>;
