import { sql } from 'drizzle-orm';
import { type Context, isSystem } from '../../platform/context.ts';
import type { Db } from '../../platform/database/database.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { audit } from '../../platform/records/audit.ts';
import { Refusal } from '../../platform/refusal.ts';
import { readStanding } from './read-standings.ts';
import { type Beyond, type Reach, type Standing, whyBeyond } from './rights.rules.ts';

/** The entry of the audit trail about a refused attempt: the record, and the action, such as `role.add-user`. */
interface Attempt {
  action: string;
  entity: 'user' | 'role' | 'permission';
  id: number | null;
}

const beyondRights: ReadonlySet<string> = new Set([
  'USER_IS_SUPER_ADMIN',
  'USER_IS_STRONGER',
  'PERMISSION_NOT_HELD',
  'OWN_RIGHTS',
  'USER_IS_YOURSELF',
  'USER_CREATED_BY_YOURSELF',
  'LAST_SUPER_ADMIN',
  'PERMISSION_NAME_IS_RESERVED',
  'PERMISSION_IS_IN_USE',
]);

/**
 * Runs a change of people, roles or permissions. Such changes happen one after the other, and each is decided by the rights that
 * the actor has at that moment, not when the request began: so two changes at once never give more than either may. An attempt
 * beyond the actor's rights is recorded in the audit trail.
 */
export async function changeRights<Answer>(
  context: Context,
  attempt: Attempt,
  work: (tx: Db, actor: Standing) => Promise<Answer>,
): Promise<Answer> {
  try {
    return await inTransaction(context, async (tx) => {
      await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtext('rights'))`);
      return work(tx, await readActor(tx, context));
    });
  } catch (error) {
    if (error instanceof Refusal && beyondRights.has(error.code))
      await recordRefusal(context, attempt, error);
    throw error;
  }
}

/** Only the audit trail names the lacking permissions, because not everybody who may give a role may see what is in it. */
class BeyondRights extends Refusal {
  readonly lacking: readonly string[];

  constructor({ code, lacking }: Beyond) {
    super(code);
    this.lacking = lacking;
  }
}

/** Refuses a change that goes beyond what the actor holds. */
export function refuseBeyond(actor: Standing, reach: Reach): void {
  const beyond = whyBeyond(actor, reach);
  if (beyond) throw new BeyondRights(beyond);
}

async function readActor(tx: Db, { actor }: Context): Promise<Standing> {
  // Jobs and commands act for the operator; nobody else acts without an account.
  if (isSystem(actor)) return { id: null, isSuperAdmin: true, held: new Set() };
  const found = actor.id === null ? undefined : await readStanding(tx, actor.id);
  if (!found?.active || !found.isAdmin || found.isDeleted) throw new Refusal('NOT_SIGNED_IN');
  return found;
}

function recordRefusal(context: Context, { action, entity, id }: Attempt, refusal: Refusal): Promise<void> {
  const lacking = refusal instanceof BeyondRights ? refusal.lacking : [];
  const named = lacking.length > 0 ? { permissions: lacking.join(', ') } : {};
  const after = { attempt: action, code: refusal.code, ...named };
  return audit(context.db, context, { action: 'rights.refused', entity, id, after });
}
