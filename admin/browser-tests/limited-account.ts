import type { PermissionKey } from '@share/contract/shared/permissions.ts';
import pg from 'pg';
import { type Account, accounts } from './support/accounts.ts';
import type { Server } from './support/server.ts';

/** A new administrator with only these permissions. */
export async function accountWith(server: Server, ...keys: PermissionKey[]): Promise<Account> {
  const email = `${crypto.randomUUID()}@example.com`;
  const client = new pg.Client({ connectionString: server.databaseUrl });
  await client.connect();
  try {
    // The password of the demo's editor.
    await client.query(
      `WITH person AS (
         INSERT INTO users (email, first_name, last_name, is_admin, password_hash)
         SELECT $1, 'Lena', 'Ograniczona', true, password_hash FROM users WHERE email = $2
         RETURNING id
       )
       INSERT INTO user_permissions (user_id, permission_id)
       SELECT person.id, permissions.id FROM person, permissions WHERE permissions.name = ANY ($3)`,
      [email, accounts.editor.email, keys],
    );
  } finally {
    await client.end();
  }
  return { email, password: accounts.editor.password };
}
