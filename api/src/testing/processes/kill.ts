import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export type Victims = 'the server' | 'the database' | 'both';

/** `kill -9` of a server, of its database in that folder, or of both at once. */
export function kill(victims: Victims, server: { pid: number }, dataDir: string): void {
  const postmaster = readFileSync(join(dataDir, 'postgres/cluster/postmaster.pid'), 'utf8').split('\n')[0];
  if (victims !== 'the database') process.kill(server.pid, 'SIGKILL');
  if (victims !== 'the server') process.kill(Number(postmaster), 'SIGKILL');
}
