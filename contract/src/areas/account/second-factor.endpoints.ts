/**
 * The second factor of one's own account: one-time codes of an app (RFC 6238), passkeys (WebAuthn), and recovery codes for when
 * both are out of reach. Once one of the two is set up, signing in asks for it after the password.
 */
import { z } from 'zod';
import { endpoint } from '../../shared/endpoint.ts';
import { PasswordOf } from '../../shared/password.ts';
import { RequiredText } from '../../shared/text-fields.ts';
import { NewCredential, PasskeyCreation } from '../sessions/passkeys.schemas.ts';
import { Code } from '../sessions/sessions.endpoints.ts';

const PasskeyName = RequiredText(60, 'NAME_IS_EMPTY');

export const Passkey = z.object({
  id: z.string(),
  name: z.string(),
  createdAt: z.string(),
  /** Null if it has not been used to sign in. */
  usedAt: z.string().nullable(),
});
export type Passkey = z.infer<typeof Passkey>;

export const SecondFactorView = z.object({
  /** Since when an app shows codes for the account; null if none does. */
  codesSince: z.string().nullable(),
  passkeys: z.array(Passkey),
  /** The only address of the back office at which passkeys work; null if its address allows none. */
  passkeysAt: z.string().nullable(),
  recoveryCodesLeft: z.number(),
  /** Whether the settings demand a second factor of all staff. */
  isDemanded: z.boolean(),
});
export type SecondFactorView = z.infer<typeof SecondFactorView>;

const RecoveryCodes = z.object({ recoveryCodes: z.array(z.string()) });
/** Null where the account had a second factor already: its recovery codes stay. */
const FirstRecoveryCodes = z.object({ recoveryCodes: z.array(z.string()).nullable() });
const OwnPassword = PasswordOf('CURRENT_PASSWORD_EMPTY');

export const getSecondFactor = endpoint({
  method: 'GET',
  path: '/self/second-factor',
  access: 'self',
  summary: 'What second factors the signed-in user has',
  answer: SecondFactorView,
  errors: [],
});

/** The secret counts once it is confirmed; asking again makes a new one. */
export const startOneTimeCodes = endpoint({
  method: 'POST',
  path: '/self/one-time-codes',
  access: 'self',
  asksAgain: 'always',
  summary: 'Make a secret for an app that shows one-time codes',
  answer: z.object({
    /** Base 32, to be typed into the app. */
    secret: z.string(),
    /** The content of the QR code: `otpauth://totp/…`. */
    uri: z.string(),
  }),
  errors: ['SECOND_FACTOR_EXISTS'],
});

/** Setting up the first factor ends the other sessions, because they never gave one. Only this answer shows the recovery codes. */
export const confirmOneTimeCodes = endpoint({
  method: 'POST',
  path: '/self/one-time-codes/confirmation',
  access: 'self',
  asksAgain: 'always',
  summary: 'Turn one-time codes on with the first code of the app',
  body: z.object({ code: Code }),
  answer: FirstRecoveryCodes,
  errors: ['CODE_WRONG', 'TOO_MANY_TRIES'],
});

/** The recovery codes end with the last factor. */
export const removeOneTimeCodes = endpoint({
  method: 'POST',
  path: '/self/one-time-codes/removal',
  access: 'self',
  summary: 'Turn one-time codes off, with the password',
  body: z.object({ password: OwnPassword }),
  answer: SecondFactorView,
  errors: ['CURRENT_PASSWORD_WRONG', 'SECOND_FACTOR_MISSING', 'TOO_MANY_TRIES', 'TOO_MANY_REQUESTS'],
});

export const replaceRecoveryCodes = endpoint({
  method: 'POST',
  path: '/self/recovery-codes',
  access: 'self',
  asksAgain: 'always',
  summary: 'Make ten new recovery codes; the former ones stop working',
  answer: RecoveryCodes,
  errors: ['SECOND_FACTOR_MISSING'],
});

/** The challenge is good once, for two minutes, and for this session only. */
export const startNewPasskey = endpoint({
  method: 'POST',
  path: '/self/passkeys/challenge',
  access: 'self',
  asksAgain: 'always',
  summary: 'Ask for the challenge with which a browser makes a passkey',
  answer: PasskeyCreation,
  errors: ['PASSKEYS_NOT_OFFERED', 'TOO_MANY_PASSKEYS'],
});

export const addPasskey = endpoint({
  method: 'POST',
  path: '/self/passkeys',
  access: 'self',
  asksAgain: 'always',
  summary: 'Add a passkey that the browser has made',
  body: z.object({ name: PasskeyName, credential: NewCredential }),
  answer: FirstRecoveryCodes,
  errors: [
    'PASSKEYS_NOT_OFFERED',
    'PASSKEY_REFUSED',
    'PASSKEY_EXISTS',
    'TOO_MANY_PASSKEYS',
    'TOO_MANY_TRIES',
  ],
});

export const renamePasskey = endpoint({
  method: 'PUT',
  path: '/self/passkeys/:id',
  access: 'self',
  summary: "Rename one of one's own passkeys",
  params: z.object({ id: z.uuid() }),
  body: z.object({ name: PasskeyName }),
  answer: SecondFactorView,
  errors: ['NOT_FOUND'],
});

/** The recovery codes end with the last factor. */
export const removePasskey = endpoint({
  method: 'DELETE',
  path: '/self/passkeys/:id',
  access: 'self',
  asksAgain: 'always',
  summary: "Remove one of one's own passkeys",
  params: z.object({ id: z.uuid() }),
  answer: SecondFactorView,
  errors: ['NOT_FOUND'],
});

/**
 * For ten minutes after this call, the session may make changes that ask for the password again. Failures count towards the
 * limits of signing in.
 */
export const confirmSelf = endpoint({
  method: 'POST',
  path: '/self/confirm',
  access: 'self',
  summary: 'Give the password, or a code of the second factor, again',
  // Strict, so that a body with both is refused instead of read as one of them.
  body: z.union([z.strictObject({ password: OwnPassword }), z.strictObject({ code: Code })]),
  answer: z.null(),
  errors: ['CURRENT_PASSWORD_WRONG', 'CODE_WRONG', 'TOO_MANY_TRIES', 'TOO_MANY_REQUESTS'],
});

/** Confirms somebody who is signed in to the public site. */
export const confirmSelfOfSite = endpoint({ ...confirmSelf, path: '/me/confirm', access: 'investor' });
