import type { AccountInput, AccountView } from '@share/contract/areas/account/account.schemas.ts';
import { callerId } from '../../platform/caller-id.ts';
import type { Context } from '../../platform/context.ts';
import type { Db } from '../../platform/database/database.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { changeRecord } from '../../platform/records/record-steps.ts';
import { findRecord } from '../../platform/records/records.ts';
import { userRecords } from '../users/users.shared.ts';

export async function readAccount(db: Db, context: Context): Promise<AccountView> {
  const row = await findRecord(db, userRecords, callerId(context));
  return {
    version: row.version,
    email: row.email,
    firstName: row.firstName,
    lastName: row.lastName,
    position: row.position,
    language: row.language,
    passwordChangedAt: row.passwordChangedAt?.toISOString() ?? null,
  };
}

export function updateAccount(
  context: Context,
  ifMatch: number | null,
  input: AccountInput,
): Promise<AccountView> {
  return inTransaction(context, async (tx) => {
    const target = { id: callerId(context), ifMatch };
    await changeRecord({ tx, context }, userRecords, target, () => input);
    return readAccount(tx, context);
  });
}
