import type { JournalAction } from '@share/contract/areas/journal/journal-actions.ts';
import { sql } from 'drizzle-orm';
import type { Context } from '../../platform/context.ts';

/** Every action after which lists of people, roles or permissions may show something else. */
const changing: readonly JournalAction[] = [
  'user.create',
  'user.update',
  'user.delete',
  'user.erase',
  'user.grant-permission',
  'user.revoke-permission',
  'role.create',
  'role.update',
  'role.delete',
  'role.add-user',
  'role.remove-user',
  'role.add-permission',
  'role.remove-permission',
  'permission.create',
  'permission.update',
  'permission.delete',
];

/** The number of the last entry about rights. It is one look into an index for each action, because open screens ask often. */
export async function readRightsRevision({ db }: Context): Promise<{ revision: number }> {
  const { rows } = await db.execute<{ revision: number }>(sql`
    SELECT coalesce(max(last.id), 0)::int AS revision
    FROM unnest(${sql.param(changing)}::text[]) AS of(action), LATERAL (
      SELECT e.id FROM audit_entries e WHERE e.action = of.action ORDER BY e.at DESC, e.id DESC LIMIT 1) last`);
  return { revision: rows[0]?.revision ?? 0 };
}
