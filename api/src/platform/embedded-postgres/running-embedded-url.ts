import { join } from 'node:path';
import { readIfThere } from '../durable-file.ts';
import { ownerUrl, readOwnerPassword } from './database-owner.ts';
import { openPostgresHome } from './postgres-home.ts';

/** For commands: the address of the database that a running server has in this data directory; null if there is none. */
export function runningEmbeddedUrl(dataDir: string): string | null {
  const password = readOwnerPassword(dataDir);
  if (!password) return null;
  const { cluster } = openPostgresHome(dataDir, () => {});
  const port = readPort(cluster);
  return port ? ownerUrl(port, password) : null;
}

/** The port of the database that runs on these files, or that was killed; undefined after one that was stopped. */
export const readPort = (cluster: string): string | undefined =>
  readIfThere(join(cluster, 'postmaster.pid'))?.split('\n')[3];
