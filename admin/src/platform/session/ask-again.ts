import { createStore } from '../store.ts';

interface AskedAgain {
  settle: (confirmed: boolean) => void;
}

/** Set while a call waits for the user to give the password or a code again. */
export const askedAgain = createStore<AskedAgain | null>(null);

let underWay: Promise<boolean> | null = null;

/** Asks for the password again, once for all calls that wait for it. Resolves to whether the user gave it. */
export function askAgain(): Promise<boolean> {
  underWay ??= new Promise<boolean>((resolve) => {
    askedAgain.set({
      settle: (confirmed) => {
        askedAgain.set(null);
        underWay = null;
        resolve(confirmed);
      },
    });
  });
  return underWay;
}
