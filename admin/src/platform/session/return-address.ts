import { readStored, removeStored, writeStored } from '../browser-storage.ts';

const KEY = 'returnTo_admin';
const ofThisTab = () => sessionStorage;

/** Stores the address that the visitor requested before signing in. It is stored in the tab, never in an address (R21). */
export const rememberAddress = (address: string): void => writeStored(KEY, address, ofThisTab);

/** Called on signing out, so that the next user starts at home. */
export const forgetAddress = (): void => removeStored(KEY, ofThisTab);

export function takeAddress(): string {
  const address = readStored(KEY, ofThisTab);
  forgetAddress();
  return address && /^\/(?![/\\])/.test(address) ? address : '/';
}
