/** The caller's own account: names, language of e-mails, password, and the devices on which the caller is signed in. */
import { z } from 'zod';
import { languages } from '../../shared/languages.ts';
import { NewPasswordOf, PasswordOf } from '../../shared/password.ts';
import { RequiredText } from '../../shared/text-fields.ts';

export const AccountInput = z.object({
  firstName: RequiredText(100, 'FIRST_NAME_IS_EMPTY'),
  lastName: RequiredText(100, 'LAST_NAME_IS_EMPTY'),
  /** The language of e-mails; null: that of the platform. */
  language: z.enum(languages, { error: 'VALUE_INVALID' }).nullable(),
});
export type AccountInput = z.infer<typeof AccountInput>;

export const AccountView = AccountInput.extend({
  version: z.number(),
  email: z.string(),
  position: z.string(),
  /** Null if it was never changed. */
  passwordChangedAt: z.string().nullable(),
});
export type AccountView = z.infer<typeof AccountView>;

/** Sites that ask for the new password only once leave out the repetition (SES-36). */
export const PasswordChangeInput = z.object({
  currentPassword: PasswordOf('CURRENT_PASSWORD_EMPTY'),
  newPassword: NewPasswordOf('NEW_PASSWORD_EMPTY'),
  repeatPassword: z.string().max(1_000).optional(),
});
export type PasswordChangeInput = z.infer<typeof PasswordChangeInput>;

/** A session of the caller. `lastSeenAt` is when it was last renewed, which happens at least every quarter of an hour of work. */
export const Device = z.object({
  id: z.string(),
  isCurrent: z.boolean(),
  signedInAt: z.string(),
  lastSeenAt: z.string(),
  /** The address of the last renewal. */
  ip: z.string().nullable(),
  /** For example "Chrome" and "Windows"; null where the software does not name itself. */
  browser: z.string().nullable(),
  system: z.string().nullable(),
});
export type Device = z.infer<typeof Device>;
