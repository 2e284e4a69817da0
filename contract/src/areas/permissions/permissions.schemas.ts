/** Permissions: those that the software checks are built in and unchangeable; staff may add others for other software (PRM-10). */
import { z } from 'zod';
import { RequiredText, Text } from '../../shared/text-fields.ts';
import { translated } from '../../shared/translated.ts';
import { PermissionSummary, whyNot } from '../rights/rights.schemas.ts';

const LONGEST_DESCRIPTION = 1_000;

export const PermissionInput = z.object({
  name: RequiredText(100, 'NAME_IS_EMPTY'),
  /**
   * A single text is for both languages. If it equals the stored text in the language of the request, both languages stay as
   * they are.
   */
  description: z.union([Text(LONGEST_DESCRIPTION), translated(LONGEST_DESCRIPTION)], {
    error: 'IS_REQUIRED',
  }),
});
export type PermissionInput = z.infer<typeof PermissionInput>;

export const PermissionRow = PermissionSummary;
export type PermissionRow = z.infer<typeof PermissionRow>;

export const PermissionView = PermissionSummary.extend({
  version: z.number(),
  /** How many roles contain it, and how many people hold it personally. */
  numberOfRoles: z.number(),
  numberOfUsers: z.number(),
  whyNot: z.object({
    edit: whyNot('PERMISSION_IS_IN_USE'),
    rename: whyNot('PERMISSION_IS_IN_USE'),
    remove: whyNot('PERMISSION_IS_IN_USE'),
  }),
});
export type PermissionView = z.infer<typeof PermissionView>;
