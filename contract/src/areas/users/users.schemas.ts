/** Users are people with an account: staff, who may sign in to the back office, and investors (USR-01 to USR-47). */
import { z } from 'zod';
import { Id } from '../../shared/ids.ts';
import { languages } from '../../shared/languages.ts';
import { Email, RequiredText, Text } from '../../shared/text-fields.ts';
import { InvestorDataInput, InvestorDataView } from '../orders/investor-data.ts';
import { whyNot } from '../rights/rights.schemas.ts';

/** Derived from `isAdmin` (USR-41). */
export const userTypes = ['investor', 'staff'] as const;
export type UserType = (typeof userTypes)[number];

/** `invited` has not set a password yet; `inactive` may not sign in; `deleted` is shown only where it is asked for. */
export const userStates = ['invited', 'active', 'inactive', 'deleted'] as const;
export type UserState = (typeof userStates)[number];

const names = {
  firstName: RequiredText(100, 'FIRST_NAME_IS_EMPTY'),
  lastName: RequiredText(100, 'LAST_NAME_IS_EMPTY'),
};
const flag = z.boolean({ error: 'IS_REQUIRED' });
/** The language of e-mails; null: that of the platform. */
const language = z.enum(languages, { error: 'VALUE_INVALID' }).nullable();

/**
 * Selects the page to which the link of the e-mail leads: `{origin}/set-password/:resetPasswordToken` for staff,
 * `{publicSiteUrl}/set-password/:token` for others (USR-14). Both addresses are in the runtime configuration.
 */
const resetPasswordUrlPattern = z
  .string({ error: 'IS_REQUIRED' })
  .min(1, { error: 'IS_REQUIRED' })
  .max(500, { error: 'VALUE_TOO_LONG' });

export const UserCreateInput = z.object({
  email: Email,
  ...names,
  /** May be empty (USR-12). */
  position: Text(100).default(''),
  isAdmin: flag,
  language: language.optional(),
  /** A role that staff have from the start; giving it needs what giving it later needs. */
  role: Id.nullable().optional(),
  resetPasswordUrlPattern,
});
export type UserCreateInput = z.infer<typeof UserCreateInput>;

export const UserInvestorData = InvestorDataInput.omit({ firstName: true, lastName: true });
export const UserInvestorDataView = InvestorDataView.omit({ firstName: true, lastName: true });

/** `position` and `language` keep their values when they are left out. */
export const UserEditInput = z.object({
  email: Email,
  ...names,
  position: Text(100).optional(),
  active: flag,
  isAdmin: flag,
  language: language.optional(),
  investorData: UserInvestorData,
});
export type UserEditInput = z.infer<typeof UserEditInput>;

export const InvitationInput = z.object({ resetPasswordUrlPattern });
export type InvitationInput = z.infer<typeof InvitationInput>;

export const SignOutInput = z.object({
  /** For the journal; may be empty. */
  reason: Text(500),
});
export type SignOutInput = z.infer<typeof SignOutInput>;

/** The last link with which the user can set a password. */
const Invitation = z.object({ sentAt: z.string(), endsAt: z.string() });

export const UserRow = z.object({
  id: z.number(),
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  position: z.string(),
  active: z.boolean(),
  createdAt: z.string(),
  /** Null: never, or not since this is stored. */
  lastSignedInAt: z.string().nullable(),
  userType: z.enum(userTypes),
  isAdmin: z.boolean(),
  isSuperAdmin: z.boolean(),
  state: z.enum(userStates),
  /** The names of the person's roles; null for callers who may not see the roles of people. */
  roles: z.string().nullable(),
  /** Whether signing in asks for a second factor; null for callers who may not open people. */
  hasSecondFactor: z.boolean().nullable(),
});
export type UserRow = z.infer<typeof UserRow>;

export const UserView = UserRow.omit({ roles: true, hasSecondFactor: true }).extend({
  version: z.number(),
  language,
  deletedAt: z.string().nullable(),
  /** Since when nothing is stored about the person any more; the account is deleted then, too. */
  erasedAt: z.string().nullable(),
  investorData: UserInvestorDataView,
  /** Null if a password is set, or no link was sent. `endsAt` may be in the past. */
  invitation: Invitation.nullable(),
  /** Whether signing in asks for a second factor. */
  hasSecondFactor: z.boolean(),
  /** Orders that are new or paid: deleting the user does not touch them, and the screen says so first. */
  openOrders: z.number(),
  /** Why the caller may not do each of these, apart from missing permissions; null where the caller may. */
  whyNot: z.object({
    edit: whyNot('USER_IS_DELETED'),
    deactivate: whyNot('USER_IS_DELETED', 'USER_IS_YOURSELF', 'LAST_SUPER_ADMIN'),
    demote: whyNot('USER_IS_DELETED', 'USER_IS_YOURSELF', 'LAST_SUPER_ADMIN'),
    remove: whyNot('USER_ALREADY_DELETED', 'USER_IS_YOURSELF', 'LAST_SUPER_ADMIN'),
    invite: whyNot('USER_IS_DELETED', 'USER_IS_NOT_ACTIVE', 'USER_HAS_PASSWORD'),
    grant: whyNot('USER_IS_DELETED'),
    signOut: whyNot('USER_IS_DELETED', 'USER_IS_YOURSELF'),
    resetSecondFactor: whyNot('USER_IS_DELETED', 'USER_IS_YOURSELF', 'SECOND_FACTOR_MISSING'),
  }),
});
export type UserView = z.infer<typeof UserView>;
