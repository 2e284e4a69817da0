import type { Client } from 'pg';
import { StopReason } from '../process/stop-reason.ts';

export type Settings = Record<string, string>;

const durable = ['fsync', 'synchronous_commit', 'full_page_writes'];

/** The settings of every embedded server, including that of the tests. */
export const commonSettings: Settings = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  max_connections: '60',
  shared_buffers: '128MB',
  autovacuum_vacuum_scale_factor: '0.02',
  timezone: 'UTC',
  log_timezone: 'UTC',
  log_checkpoints: 'off',
};

/** Settings that must stay on, so that a power cut loses no orders. */
export const durableSettings: Settings = Object.fromEntries(durable.map((name) => [name, 'on']));

/**
 * Checks that the durable settings are on. It asks the server, because a setting of the database or of the role overrides the
 * command line. Throws a `StopReason`.
 */
export async function assertDurable(client: Client): Promise<void> {
  for (const name of durable) {
    const { rows } = await client.query<Record<string, string>>(`SHOW ${name}`);
    if (rows[0]?.[name] !== 'on') {
      throw new StopReason(
        `The database runs with ${name} = ${rows[0]?.[name]}; with that, a power cut could lose orders.`,
      );
    }
  }
}
