import type { Device } from '@share/contract/areas/account/account.schemas.ts';
import Bowser from 'bowser';

/** What a person recognises a device by. */
export function deviceInWords(userAgent: string | null): Pick<Device, 'browser' | 'system'> {
  if (!userAgent) return { browser: null, system: null };
  const { browser, os } = Bowser.parse(userAgent);
  return { browser: browser.name || null, system: os.name || null };
}
