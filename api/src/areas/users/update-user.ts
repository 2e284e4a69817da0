import type { UserEditInput, UserView } from '@share/contract/areas/users/users.schemas.ts';
import { refuseUnconfirmed } from '../../platform/confirmation.ts';
import type { Context } from '../../platform/context.ts';
import type { Db } from '../../platform/database/database.ts';
import { changeRecord, type Target } from '../../platform/records/record-steps.ts';
import type { EveryFieldOf } from '../../platform/records/records.ts';
import { Refusal } from '../../platform/refusal.ts';
import {
  changeRights,
  isLastSuperAdmin,
  recordLostRights,
  refuseBeyond,
  type Standing,
} from '../rights/rights.shared.ts';
import { toInvestorColumns } from './investors/investor-columns.ts';
import { lockAccount } from './lock-account.ts';
import { mailAccountChanges } from './mail-account-changes.ts';
import { readUser, userRecords } from './users.reads.ts';
import { changesBankAccount, whyNotShut } from './users.rules.ts';
import type { users } from './users.tables.ts';

type Stored = typeof users.$inferSelect;

/**
 * Changes an account (USR-16 to USR-26). The database ends sessions and links when the account is deactivated, or its e-mail,
 * bank account or kind changes, and takes roles and permissions from somebody who stops being an administrator.
 */
export function updateUser(context: Context, target: Target, input: UserEditInput): Promise<UserView> {
  const attempt = { action: 'user.update', entity: 'user' as const, id: target.id };
  return changeRights(context, attempt, async (tx, actor) => {
    const { person } = await lockAccount(tx, target.id);
    if (person.isDeleted) throw new Refusal('USER_IS_DELETED');
    refuseBeyond(actor, { people: [person] });
    await changeRecord({ tx, context }, userRecords, target, async (stored) => {
      await refuseShuttingBy(input, tx, actor, stored);
      const columns = toColumns(stored, input);
      if (givesAway(stored, columns)) refuseUnconfirmed(context);
      if (stored.isAdmin && !columns.isAdmin) await recordLostRights(tx, context, stored);
      await mailAccountChanges(tx, context, stored, columns);
      return columns;
    });
    return readUser(tx, context, target.id);
  });
}

async function refuseShuttingBy(
  { active, isAdmin }: UserEditInput,
  tx: Db,
  actor: Standing,
  stored: Stored,
): Promise<void> {
  const shuts = (stored.active && !active) || (stored.isAdmin && !isAdmin);
  const reason = shuts ? whyNotShut(actor, stored, await isLastSuperAdmin(tx, stored)) : null;
  if (reason) throw new Refusal(reason);
}

function toColumns(stored: Stored, input: UserEditInput) {
  const email = input.email.toLowerCase();
  return {
    email,
    // The owner has confirmed the former address only.
    emailConfirmedAt: email === stored.email ? stored.emailConfirmedAt : null,
    firstName: input.firstName,
    lastName: input.lastName,
    position: input.position ?? stored.position,
    active: input.active,
    isAdmin: input.isAdmin,
    // Cannot be set here, but a super administrator who is no longer an administrator stops being one.
    isSuperAdmin: stored.isSuperAdmin && input.isAdmin,
    language: input.language === undefined ? stored.language : input.language,
    ...toInvestorColumns(input.investorData),
  } satisfies EveryFieldOf<Omit<UserEditInput, 'investorData'>>;
}

/** Whether the change may give the account, its money or rights to another person. */
const givesAway = (stored: Stored, changed: ReturnType<typeof toColumns>): boolean =>
  changesBankAccount(stored, changed) ||
  (changed.isAdmin && changed.active && !stored.active) ||
  (['email', 'isAdmin', 'isSuperAdmin'] as const).some((column) => stored[column] !== changed[column]);
