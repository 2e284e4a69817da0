import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The address of an embedded database for its superuser, as docs/operating.md describes. */
export function superuserUrl(url: string, dataDir: string): string {
  const address = new URL(url);
  address.username = 'postgres';
  address.password = readFileSync(join(dataDir, 'postgres-password'), 'utf8').trim();
  return address.href;
}
