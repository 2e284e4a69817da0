/** For other areas: which second factors an account has, and whether a code or a passkey is right. */
export {
  endIdleRecoveryCodes,
  type Factors,
  HAS_FACTOR,
  hasFactor,
  readFactors,
  removeFactors,
  useCode,
} from './factors.ts';
export {
  codesOff,
  codesOn,
  mailFactorChange,
  passkeyAdded,
  passkeyRemoved,
  recoveryCodesMade,
} from './mail-factor-change.ts';
export { askForNewPasskey, storePasskey } from './new-passkey.ts';
export { removeSecret, storeNewSecret, useOneTimeCode } from './one-time-codes.ts';
export { deletePasskey, listPasskeys, nameOfPasskey, setNameOfPasskey } from './passkeys.ts';
export { replaceRecoveryCodes } from './recovery-codes.ts';
export { relyingParty } from './relying-party.ts';
export { askForPasskey, usePasskey } from './use-passkey.ts';
