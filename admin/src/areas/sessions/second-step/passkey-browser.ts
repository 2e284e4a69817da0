/** Passkeys as this browser makes and uses them. */
import {
  Assertion,
  NewCredential,
  type PasskeyCreation,
  type PasskeyRequest,
} from '@share/contract/areas/sessions/passkeys.schemas.ts';
import type { ErrorCode } from '@share/contract/shared/errors.ts';
import { Unsent } from '../use-submit.ts';

/** Whether the browser knows passkeys; without an encrypted connection it offers none. */
export const knowsPasskeys = (): boolean =>
  typeof window.PublicKeyCredential?.parseRequestOptionsFromJSON === 'function';

/** Has the person choose where to keep a new passkey, and makes it there. */
export async function makePasskey(options: PasskeyCreation): Promise<NewCredential> {
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(options);
  return NewCredential.parse(await asJson(() => navigator.credentials.create({ publicKey })));
}

/** Has the person choose one of the account's passkeys, which signs the challenge. */
export async function signWithPasskey(options: PasskeyRequest): Promise<Assertion> {
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(options);
  return Assertion.parse(await asJson(() => navigator.credentials.get({ publicKey })));
}

/** The browser's refusals, by name, as far as they are not simply a dialogue that was closed or took too long. */
const refusals: Record<string, ErrorCode> = {
  InvalidStateError: 'PASSKEY_EXISTS',
  SecurityError: 'PASSKEYS_NOT_OFFERED',
};

async function asJson(ask: () => Promise<Credential | null>): Promise<unknown> {
  try {
    const credential = await ask();
    if (credential instanceof PublicKeyCredential) return credential.toJSON();
  } catch (error) {
    const name = error instanceof DOMException ? error.name : '';
    throw new Unsent([{ code: refusals[name] ?? 'PASSKEY_NOT_GIVEN', field: '' }]);
  }
  throw new Unsent([{ code: 'PASSKEY_NOT_GIVEN', field: '' }]);
}
