import type { Erasure } from '@share/contract/areas/personal-data/personal-data.endpoints.ts';
import { type SQL, sql } from 'drizzle-orm';
import type { Context } from '../../platform/context.ts';
import { allowSeconds, type Db } from '../../platform/database/database.ts';
import { removeBytes } from '../../platform/files/save-file.ts';
import { audit } from '../../platform/records/audit.ts';
import { Refusal, refuseIfAny } from '../../platform/refusal.ts';
import { eraseEntries, hasAddress, namesPerson, textsIn } from '../journal/journal.shared.ts';
import { type ErasedFile, eraseInvestor, pseudonymOf } from '../ledger/ledger.shared.ts';
import { changeRights, isLastSuperAdmin, refuseBeyond } from '../rights/rights.shared.ts';
import { lockAccount, whyNotShut } from '../users/users.shared.ts';
import { deletedWithPerson } from './person-tables.ts';
import { readErasure } from './read-erasure.ts';

type Stored = Awaited<ReturnType<typeof lockAccount>>['stored'];

/** A long audit trail and many e-mails take longer than an ordinary change. */
const SECONDS = 60;

/**
 * Erases a person for good, in one transaction: the account becomes a pseudonym, rows that only describe the person are deleted,
 * and the key of the audit trail is destroyed. Refuses with every obstacle at once (R10).
 */
export async function erasePerson(
  context: Context,
  id: number,
  { email }: { email: string },
): Promise<Erasure> {
  const attempt = { action: 'user.erase', entity: 'user' as const, id };
  const signed = await changeRights(context, attempt, async (tx, actor) => {
    await allowSeconds(tx, SECONDS);
    const { stored, person } = await lockAccount(tx, id);
    refuseBeyond(actor, { people: [person] });
    const shut = whyNotShut(actor, stored, await isLastSuperAdmin(tx, stored));
    if (shut) throw new Refusal(shut);
    const { obstacles } = await readErasure(tx, context, id, actor);
    refuseIfAny(obstacles.map((obstacle) => new Refusal(obstacle)));
    if (email.trim().toLowerCase() !== stored.email) throw new Refusal('ERASURE_NOT_CONFIRMED', 'email');
    return erase(tx, context, stored);
  });
  for (const file of signed) await removeBytes(context, file);
  return readErasure(context.db, context, id);
}

async function erase(tx: Db, context: Context, stored: Stored): Promise<ErasedFile[]> {
  const { id } = stored;
  const addresses = await addressesOf(tx, stored);
  // The account is marked first, because the database lets nobody empty rows of somebody who is not marked.
  await tx.execute(sql`UPDATE users SET erased_at = ${context.now()}, deleted_at = coalesce(deleted_at, ${context.now()}),
      seal_seed = NULL, version = version + 1, active = false, email = ${`erased-${id}@erased.invalid`}, email_confirmed_at = NULL,
      first_name = '', last_name = ${pseudonymOf(id)}, position = '', password_hash = NULL, password_changed_at = NULL,
      phone_number = '', address = '', zip = '', city = '', country = NULL, state = NULL, bank_country = NULL,
      bank_name = '', account_number = '', language = NULL
    WHERE id = ${id}`);
  // Runs before the e-mails are deleted, because some entries are found through them.
  const proof = await eraseEntries(tx, { ...stored, addresses });
  const files = await eraseInvestor(tx, id);
  await eraseByAddress(tx, stored, addresses);
  for (const [table, column] of Object.entries(deletedWithPerson)) {
    await tx.execute(sql`DELETE FROM ${sql.identifier(table)} WHERE ${sql.identifier(column)} = ${id}`);
  }
  await audit(tx, context, { action: 'user.erase', entity: 'user', id, after: proof });
  return files;
}

/** The e-mail of the account, and former ones to which e-mails were sent, except those that belong to another account now. */
async function addressesOf(tx: Db, { id, email }: Stored): Promise<string[]> {
  const { rows } = await tx.execute<{ address: string }>(sql`
    SELECT DISTINCT lower(recipient) AS address FROM emails WHERE user_id = ${id}
      AND NOT EXISTS (SELECT FROM users WHERE email = lower(recipient) AND deleted_at IS NULL AND id <> ${id})`);
  return [...new Set([email, ...rows.map(({ address }) => address)])];
}

/**
 * Erases records that are found by an address: messages of the contact form, registrations, e-mails from the time before the
 * account, stored answers, saved views.
 */
async function eraseByAddress(
  tx: Db,
  { id, deletedAt, firstName, lastName }: Stored,
  addresses: readonly string[],
): Promise<void> {
  const theirs = (column: SQL) => sql`${column} = ANY(${sql.param(addresses)})`;
  // After the deletion the address may belong to somebody else.
  const wasTheirs = deletedAt ? sql`created_at <= ${deletedAt}` : sql`true`;
  await tx.execute(sql`DELETE FROM emails WHERE ${wasTheirs}
    AND ((${theirs(sql`recipient`)} AND user_id IS NULL AND type <> 'contact') OR ${theirs(sql`lower(reply_to->>'address')`)})`);
  await tx.execute(sql`DELETE FROM registrations WHERE ${theirs(sql`email`)} AND ${wasTheirs}`);
  await tx.execute(
    sql`DELETE FROM idempotent_answers WHERE actor_id = ${id} OR ${hasAddress(sql`answer::text`, { addresses })}`,
  );
  // Searches that staff saved, and the names that they gave them.
  const saved = textsIn(sql`name`, sql`query`);
  await tx.execute(
    sql`DELETE FROM list_views WHERE ${namesPerson(saved, { addresses, firstName, lastName })}`,
  );
}
