/** Roles are permissions under a name, given to staff (ROL-01 to ROL-20). */
import { z } from 'zod';
import { RequiredText } from '../../shared/text-fields.ts';
import { RoleSummary, whyNot } from '../rights/rights.schemas.ts';

export const ROLE_NAME_MAXIMUM = 100;

export const RoleInput = z.object({
  name: RequiredText(ROLE_NAME_MAXIMUM, 'NAME_IS_EMPTY'),
  description: RequiredText(1_000, 'DESCRIPTION_IS_EMPTY'),
});
export type RoleInput = z.infer<typeof RoleInput>;

export const RoleRow = RoleSummary.extend({
  /** A role that somebody has cannot be deleted. */
  numberOfUsers: z.number(),
  numberOfPermissions: z.number(),
});
export type RoleRow = z.infer<typeof RoleRow>;

export const RoleView = RoleRow.extend({
  version: z.number(),
  whyNot: z.object({ edit: whyNot(), remove: whyNot('ROLE_IS_IN_USE') }),
});
export type RoleView = z.infer<typeof RoleView>;
