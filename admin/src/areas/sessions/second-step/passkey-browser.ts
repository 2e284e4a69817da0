/** Creates and uses passkeys in this browser. */
import {
  Assertion,
  NewCredential,
  type PasskeyCreation,
  type PasskeyRequest,
} from '@share/contract/areas/sessions/passkeys.schemas.ts';
import type { ErrorCode } from '@share/contract/shared/errors.ts';
import { Unsent } from '../use-submit.ts';

/** Whether the browser supports passkeys, which needs an encrypted connection. */
export const knowsPasskeys = (): boolean =>
  typeof window.PublicKeyCredential?.parseRequestOptionsFromJSON === 'function';

/** Lets the person choose where to store a new passkey, and creates it there. */
export async function makePasskey(options: PasskeyCreation): Promise<NewCredential> {
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(options);
  return NewCredential.parse(await asJson(() => navigator.credentials.create({ publicKey })));
}

/** Lets the person choose one of the account's passkeys, which signs the challenge. */
export async function signWithPasskey(options: PasskeyRequest): Promise<Assertion> {
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(options);
  return Assertion.parse(await asJson(() => navigator.credentials.get({ publicKey })));
}

/** Errors of the browser by name, except those of a dialogue that was closed or took too long. */
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
