import { readStored, removeStored, writeStored } from '../browser-storage.ts';

const KEY = 'returnTo_admin';
const ofThisTab = () => sessionStorage;

/** Where the visitor wanted to go before signing in. Stored in the tab, never in an address (R21). */
export const rememberAddress = (address: string): void => writeStored(KEY, address, ofThisTab);

/** Whoever signs out has finished: the next one starts at home. */
export const forgetAddress = (): void => removeStored(KEY, ofThisTab);

export function takeAddress(): string {
  const address = readStored(KEY, ofThisTab);
  forgetAddress();
  return address && /^\/(?![/\\])/.test(address) ? address : '/';
}
