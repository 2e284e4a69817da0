/** Passkeys (WebAuthn) as the browser and the server exchange them: JSON of the specification's own shapes. */
import { z } from 'zod';

const base64url = (maximum: number) =>
  z
    .string({ error: 'PASSKEY_REFUSED' })
    .max(maximum, { error: 'PASSKEY_REFUSED', abort: true })
    .regex(/^[\w-]+$/, { error: 'PASSKEY_REFUSED' });
const CredentialId = base64url(1_400);
const ClientData = base64url(4_000);

const Descriptor = z.object({
  id: z.string(),
  type: z.literal('public-key'),
  transports: z.array(z.string()),
});

/** The input of `PublicKeyCredential.parseRequestOptionsFromJSON`. */
export const PasskeyRequest = z.object({
  challenge: z.string(),
  rpId: z.string(),
  allowCredentials: z.array(Descriptor),
  userVerification: z.literal('preferred'),
  /** In milliseconds. */
  timeout: z.number(),
});
export type PasskeyRequest = z.infer<typeof PasskeyRequest>;

/** The input of `PublicKeyCredential.parseCreationOptionsFromJSON`. */
export const PasskeyCreation = z.object({
  challenge: z.string(),
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  pubKeyCredParams: z.array(z.object({ type: z.literal('public-key'), alg: z.number() })),
  excludeCredentials: z.array(Descriptor),
  authenticatorSelection: z.object({
    residentKey: z.literal('preferred'),
    userVerification: z.literal('preferred'),
  }),
  attestation: z.literal('none'),
  timeout: z.number(),
});
export type PasskeyCreation = z.infer<typeof PasskeyCreation>;

/** The result of `toJSON()` of the browser's answer to a `PasskeyCreation`, as far as it is read. */
export const NewCredential = z.object({
  id: CredentialId,
  response: z.object({
    clientDataJSON: ClientData,
    attestationObject: base64url(20_000),
    transports: z
      .array(z.string().max(30, { error: 'PASSKEY_REFUSED' }))
      .max(10)
      .default([]),
  }),
});
export type NewCredential = z.infer<typeof NewCredential>;

/** The result of `toJSON()` of the browser's answer to a `PasskeyRequest`, as far as it is read. */
export const Assertion = z.object({
  id: CredentialId,
  response: z.object({
    clientDataJSON: ClientData,
    authenticatorData: base64url(4_000),
    signature: base64url(8_000),
  }),
});
export type Assertion = z.infer<typeof Assertion>;
