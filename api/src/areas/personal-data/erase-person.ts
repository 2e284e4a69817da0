import type { Erasure } from '@share/contract/areas/personal-data/personal-data.endpoints.ts';
import { sql } from 'drizzle-orm';
import type { Context } from '../../platform/context.ts';
import { allowSeconds, type Db } from '../../platform/database/database.ts';
import { removeBytes } from '../../platform/files/save-file.ts';
import { audit } from '../../platform/records/audit.ts';
import { Refusal, refuseIfAny } from '../../platform/refusal.ts';
import { eraseEntries, hasAddress, namesPerson } from '../journal/journal.shared.ts';
import { type ErasedFile, eraseInvestor, pseudonymOf } from '../ledger/ledger.shared.ts';
import { eraseNotes } from '../notes/notes.shared.ts';
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
      bank_name = '', account_number = '', language = NULL, last_signed_in_at = NULL
    WHERE id = ${id}`);
  // Runs before the e-mails are deleted, because some entries are found through them.
  const confirmedAddress = stored.emailConfirmedAt && stored.email;
  const proof = await eraseEntries(tx, { ...stored, addresses, confirmedAddress }, context.actor.id);
  const files = await eraseInvestor(tx, id);
  await eraseNotes(tx, id);
  await eraseOfColleagues(tx, context, { ...stored, addresses });
  if (confirmedAddress) await eraseByAddress(tx, stored, confirmedAddress);
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
 * Erases what a visitor left under the address: messages of the contact form, registrations, e-mails from the time before the
 * account. The owner has confirmed the address, because anybody may type the one of somebody else (decision 81).
 */
async function eraseByAddress(tx: Db, { deletedAt }: Stored, address: string): Promise<void> {
  // After the deletion the address may belong to somebody else.
  const wasTheirs = deletedAt ? sql`created_at <= ${deletedAt}` : sql`true`;
  await tx.execute(sql`DELETE FROM emails WHERE ${wasTheirs}
    AND ((recipient = ${address} AND user_id IS NULL AND type <> 'contact') OR lower(reply_to->>'address') = ${address})`);
  await tx.execute(sql`DELETE FROM registrations WHERE email = ${address} AND ${wasTheirs}`);
}

/** Erases what names the person among the things of others: answers, which are stored for a day only, and views of colleagues. */
async function eraseOfColleagues(
  tx: Db,
  { actor }: Context,
  { id, createdAt, ...named }: Stored & { addresses: string[] },
): Promise<void> {
  await tx.execute(
    sql`DELETE FROM idempotent_answers WHERE actor_id = ${id} OR ${hasAddress(sql`answer::text`, named)}`,
  );
  // Only views that were saved since the account exists, and none of who erases (R41).
  await tx.execute(sql`DELETE FROM list_views
    WHERE changed_at >= ${createdAt} AND owner_id IS DISTINCT FROM ${actor.id}::integer
      AND ${namesPerson([sql`to_jsonb(name)`, sql`query`], named)}`);
}
