/**
 * Signing in and out, and setting passwords through links in e-mails (SES-01 to SES-34). A session has a signed access token
 * for minutes and a rotating refresh token for days (R22).
 */
import { z } from 'zod';
import { endpoint } from '../../shared/endpoint.ts';
import { withPlainMarks } from '../../shared/invisible.ts';
import { NewPassword, Password } from '../../shared/password.ts';
import { Email } from '../../shared/text-fields.ts';
import { Assertion, PasskeyRequest } from './passkeys.schemas.ts';

const client = { clientId: z.string().max(100), clientSecret: z.string().max(100) };

/** A one-time code of an app, or a recovery code, without the spaces and hyphens between its groups. */
export const Code = z
  .string({ error: 'CODE_EMPTY' })
  .overwrite((typed) => withPlainMarks(typed).replace(/[\s-]/g, ''))
  .min(1, { error: 'CODE_EMPTY' })
  .max(50, { error: 'CODE_WRONG' });

const HalfSessionToken = z
  .string()
  .min(1, { error: 'IS_REQUIRED' })
  .max(100, { error: 'HALF_SESSION_ENDED' });

export const TokenInput = z.discriminatedUnion('grantType', [
  z.object({
    grantType: z.literal('password'),
    email: Email,
    password: Password,
    /** False signs in to the public site, in a session that opens nothing of the back office (SES-06). */
    forAdmin: z.boolean().default(true),
    ...client,
  }),
  z.object({
    grantType: z.literal('refresh_token'),
    refreshToken: z.string().min(1, { error: 'IS_REQUIRED' }).max(500, { error: 'TOKEN_EXPIRED' }),
    ...client,
  }),
  /**
   * The second step of a sign-in that was refused with SECOND_FACTOR_REQUIRED. The details of that refusal have the token, and
   * in `factors` the second factors of the account: `codes`, `passkeys` or both.
   */
  z.object({
    grantType: z.literal('second_factor'),
    halfSessionToken: HalfSessionToken,
    code: Code,
    ...client,
  }),
  /** The second step by a passkey, which has signed the challenge of `startPasskey`. */
  z.object({
    grantType: z.literal('passkey'),
    halfSessionToken: HalfSessionToken,
    assertion: Assertion,
    ...client,
  }),
]);
export type TokenInput = z.infer<typeof TokenInput>;

/** `expiresIn` is in seconds (SES-09). */
export const TokenView = z.object({
  accessToken: z.string(),
  refreshToken: z.string(),
  expiresIn: z.number(),
});
export type TokenView = z.infer<typeof TokenView>;

export const issueToken = endpoint({
  method: 'POST',
  path: '/token',
  access: 'public',
  summary: 'Sign in with a password, give the second factor, or exchange a refresh token for new tokens',
  body: TokenInput,
  answer: TokenView,
  errors: [
    'INVALID_GRANT',
    'USER_IS_NOT_ADMIN',
    'SECOND_FACTOR_REQUIRED',
    'HALF_SESSION_ENDED',
    'CODE_WRONG',
    'PASSKEY_REFUSED',
    'TOO_MANY_TRIES',
    'CLIENT_NOT_EXISTS',
    'TOKEN_EXPIRED',
    'TOO_MANY_REQUESTS',
  ],
});

/** The challenge is good once, for two minutes, and for that half session only. */
export const startPasskey = endpoint({
  method: 'POST',
  path: '/token/passkey',
  access: 'public',
  summary: 'Ask for the challenge that a passkey signs to finish a sign-in',
  body: z.object({ halfSessionToken: HalfSessionToken, ...client }),
  answer: PasskeyRequest,
  errors: ['HALF_SESSION_ENDED', 'PASSKEYS_NOT_OFFERED', 'SECOND_FACTOR_MISSING', 'CLIENT_NOT_EXISTS'],
});

export const signOut = endpoint({
  method: 'DELETE',
  path: '/token',
  access: 'self',
  summary: 'End this session and its refresh token',
  answer: z.null(),
  errors: [],
});

export const signOutOfSite = endpoint({
  method: 'DELETE',
  path: '/me/session',
  access: 'investor',
  summary: 'End this session of the public site and its refresh token',
  answer: z.null(),
  errors: [],
});

export const CurrentUser = z.object({
  id: z.number(),
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  isAdmin: z.boolean(),
  isSuperAdmin: z.boolean(),
  /** Whether an app shows codes for the account. */
  hasCodes: z.boolean(),
  /** Whether the settings demand a second factor that the account lacks: until then only its own account is open. */
  needsSecondFactor: z.boolean(),
  /** The revision that `awaitOwnRights` compares. */
  rightsRevision: z.string(),
});
export type CurrentUser = z.infer<typeof CurrentUser>;

export const getCurrentUser = endpoint({
  method: 'GET',
  path: '/user/me',
  access: 'self',
  summary: 'The signed-in user',
  answer: CurrentUser,
  errors: [],
});

/** The browser encrypts unsaved work with it, so that nobody else at the computer can read what was typed. */
export const getDraftKey = endpoint({
  method: 'GET',
  path: '/user/me/draft-key',
  access: 'self',
  summary: "The key with which the signed-in user's browser encrypts drafts: 32 bytes, base64url",
  answer: z.object({ key: z.string() }),
  errors: [],
});

const LinkToken = z
  .string({ error: 'ACTIVATION_TOKEN_EMPTY' })
  .min(1, { error: 'ACTIVATION_TOKEN_EMPTY' })
  .max(200, { error: 'RESET_TOKEN_NOT_VALID' });

export const validateResetToken = endpoint({
  method: 'GET',
  path: '/user/reset-password',
  access: 'public',
  summary: 'Whether a link for setting a password is still good',
  query: z.object({ token: LinkToken }),
  answer: z.object({ valid: z.literal(true) }),
  errors: ['RESET_TOKEN_NOT_VALID', 'ACTIVATION_TOKEN_EMPTY', 'TOO_MANY_TRIES'],
});

// Strict, so that a body that asks for a link and sets a password at once is refused instead of read as one of them.
export const RequestResetInput = z.strictObject({
  email: Email,
  /**
   * `{origin}/reset-password/:resetPasswordToken` for the back office, `{publicSiteUrl}/reset-password/:token` for the public
   * site.
   */
  activationUrlPattern: z
    .string({ error: 'IS_REQUIRED' })
    .min(1, { error: 'IS_REQUIRED' })
    .max(500, { error: 'VALUE_TOO_LONG' }),
});
export const SubmitPasswordInput = z.strictObject({
  token: LinkToken,
  newPassword: NewPassword,
  repeatPassword: z.string().max(1_000).optional(),
});

/** The requirements use one path for both: to request the link (with an e-mail) and to set the password (with a token). */
export const resetPassword = endpoint({
  method: 'POST',
  path: '/user/reset-password',
  access: 'public',
  summary: 'Ask for a link to change the password, or set the password with the token of such a link',
  body: z.union([SubmitPasswordInput, RequestResetInput]),
  answer: z.null(),
  errors: [
    'LINK_PATTERN_NOT_ALLOWED',
    'RESET_TOKEN_NOT_VALID',
    'PASSWORD_NOT_SAME',
    'TOO_MANY_TRIES',
    'TOO_MANY_REQUESTS',
  ],
});
