import type { Erasure } from '@share/contract/areas/personal-data/personal-data.endpoints.ts';
import { sql } from 'drizzle-orm';
import type { Context } from '../../platform/context.ts';
import type { Db } from '../../platform/database/database.ts';
import { findRecord } from '../../platform/records/records.ts';
import { readInvestorClaims } from '../ledger/ledger.shared.ts';
import { countNotes } from '../notes/notes.shared.ts';
import {
  isLastSuperAdmin,
  readStanding,
  type Standing,
  standingOf,
  whyBeyond,
} from '../rights/rights.shared.ts';
import { userRecords } from '../users/users.shared.ts';
import { obstaclesOf, type RetentionYears, retentionOf } from './personal-data.rules.ts';

/** The effect of erasing a person, and the obstacles. Refuses with USER_NOT_EXISTS. */
export async function readErasure(
  db: Db,
  context: Context,
  id: number,
  actor: Standing = standingOf(context.actor),
): Promise<Erasure> {
  const stored = await findRecord(db, userRecords, id);
  const person = await readStanding(db, id);
  if (!person) throw new Error('A user that was just read is gone');
  const claims = await readInvestorClaims(db, id);
  const { emails, sessions, entries } = await countOthers(db, id);
  const { lastActivity } = claims;
  const retention = retentionOf(lastActivity, yearsOf(context.environment), context.now());
  const beyond = whyBeyond(actor, { people: [person] })?.code;
  return {
    erasedAt: stored.erasedAt?.toISOString() ?? null,
    email: stored.email,
    goes: [
      { part: 'account', count: 1 },
      { part: 'orderData', count: claims.orders },
      { part: 'signedDocuments', count: claims.signedDocuments },
      { part: 'emails', count: emails },
      { part: 'sessions', count: sessions },
      { part: 'journal', count: entries },
      { part: 'notes', count: claims.notes + (await countNotes(db, id)) },
    ],
    stays: [
      { part: 'orders', count: claims.orders },
      { part: 'transactions', count: claims.transactions },
      { part: 'investments', count: claims.investments },
      { part: 'agreements', count: claims.agreements },
      { part: 'journal', count: entries },
    ],
    obstacles: [
      ...(beyond ? [beyond] : []),
      ...(actor.id === id ? (['USER_IS_YOURSELF'] as const) : []),
      ...obstaclesOf({ ...stored, isOwnCreation: await isOwnCreation(db, actor, id) }, claims, retention),
    ],
    lastActivity: lastActivity?.toISOString() ?? null,
    retention,
  };
}

/**
 * Whether the actor created the account: an account that was made to be erased could take entries of the audit trail with it.
 * The only super administrator may erase it, because nobody else might be there to do it.
 */
async function isOwnCreation(db: Db, { id: actorId, isSuperAdmin }: Standing, id: number): Promise<boolean> {
  if (actorId === null || (await isLastSuperAdmin(db, { id: actorId, isSuperAdmin }))) return false;
  const { rows } = await db.execute(sql`
    SELECT FROM audit_entries WHERE entity = 'user' AND entity_id = ${id} AND action = 'user.create'
      AND actor_id = ${actorId} LIMIT 1`);
  return rows.length > 0;
}

const yearsOf = (environment: Context['environment']): RetentionYears => ({
  accounting: environment.retentionYearsAccounting,
  tax: environment.retentionYearsTax,
  moneyLaundering: environment.retentionYearsMoneyLaundering,
});

async function countOthers(db: Db, id: number) {
  const { rows } = await db.execute<{ emails: number; sessions: number; entries: number }>(sql`
    SELECT (SELECT count(*)::int FROM emails WHERE user_id = ${id}) AS emails,
      (SELECT count(*)::int FROM sessions WHERE user_id = ${id}) AS sessions,
      (SELECT count(*)::int FROM (
        SELECT id FROM audit_entries WHERE actor_id = ${id}
        UNION SELECT id FROM audit_entries WHERE entity = 'user' AND entity_id = ${id}
        UNION SELECT id FROM audit_entries
          WHERE entity = 'order' AND entity_id IN (SELECT o.id FROM orders o WHERE o.user_id = ${id})) e) AS entries`);
  const [found] = rows;
  if (!found) throw new Error('An aggregate returned no row');
  return found;
}
