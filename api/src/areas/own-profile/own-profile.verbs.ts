import type { OwnProfile, OwnProfileInput } from '@share/contract/areas/own-profile/own-profile.endpoints.ts';
import { callerId } from '../../platform/caller-id.ts';
import { refuseUnconfirmed } from '../../platform/confirmation.ts';
import type { Context } from '../../platform/context.ts';
import type { Db } from '../../platform/database/database.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { changeRecord } from '../../platform/records/record-steps.ts';
import { findRecord } from '../../platform/records/records.ts';
import { toInvestorDataView } from '../countries/countries.shared.ts';
import { countOwnTry, holdOwnSession, resumeOwnSession } from '../sessions/sessions.shared.ts';
import {
  changesBankAccount,
  investorDataOf,
  mailAccountChanges,
  toInvestorColumns,
  userRecords,
} from '../users/users.shared.ts';

/** The account of the caller. */
export async function readOwnProfile(db: Db, context: Context): Promise<OwnProfile> {
  const row = await findRecord(db, userRecords, callerId(context));
  const { id, version, email, firstName, lastName, language } = row;
  const investorData = toInvestorDataView(investorDataOf(row), context.language);
  return { id, version, email, firstName, lastName, language, investorData };
}

/**
 * Changes the caller's own account, but never its e-mail or rights. If the bank account changes, the database ends every session
 * of the account; the caller's session continues.
 */
export async function updateOwnProfile(
  context: Context,
  ifMatch: number | null,
  { investorData, ...fields }: OwnProfileInput,
): Promise<OwnProfile> {
  await countOwnTry(context, 'profile');
  return inTransaction(context, async (tx) => {
    const target = { id: callerId(context), ifMatch };
    await changeRecord({ tx, context }, userRecords, target, async (stored) => {
      await holdOwnSession(tx, context);
      const columns = { ...toInvestorColumns(investorData), ...fields };
      if (changesBankAccount(stored, columns)) refuseUnconfirmed(context);
      await mailAccountChanges(tx, context, stored, { ...columns, email: stored.email });
      return columns;
    });
    await resumeOwnSession(tx, context);
    return readOwnProfile(tx, context);
  });
}
