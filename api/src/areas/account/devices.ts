import type { Device } from '@share/contract/areas/account/account.schemas.ts';
import { callerId } from '../../platform/caller-id.ts';
import type { Context } from '../../platform/context.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { audit } from '../../platform/records/audit.ts';
import { Refusal } from '../../platform/refusal.ts';
import { endOtherSessions, endSession } from '../sessions/sessions.shared.ts';
import { listDevices } from './devices.reads.ts';

/** Ends one session of the caller. Refuses with NOT_FOUND where it is somebody else's, or has ended. */
export function endDevice(context: Context, id: string): Promise<Device[]> {
  return inTransaction(context, async (tx) => {
    if (!(await endSession(tx, context, { id, userId: callerId(context) }))) throw new Refusal('NOT_FOUND');
    await audit(tx, context, { action: 'session.close', entity: 'user', id: callerId(context) });
    return listDevices(tx, context);
  });
}

export function endOtherDevices(context: Context): Promise<Device[]> {
  return inTransaction(context, async (tx) => {
    await endOtherSessions(tx, context);
    await audit(tx, context, { action: 'session.close-others', entity: 'user', id: callerId(context) });
    return listDevices(tx, context);
  });
}
