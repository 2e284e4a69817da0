import type { Device } from '@share/contract/areas/account/account.schemas.ts';
import { and, desc, eq, gt, isNull } from 'drizzle-orm';
import { callerId } from '../../platform/caller-id.ts';
import type { Context } from '../../platform/context.ts';
import type { Db } from '../../platform/database/database.ts';
import { deviceInWords } from '../sessions/sessions.shared.ts';
import { sessions } from '../sessions/sessions.tables.ts';

/** The open sessions of the caller: the present one first, then the others, the one that was seen last first. */
export async function listDevices(db: Db, context: Context): Promise<Device[]> {
  const isOpen = and(
    eq(sessions.userId, callerId(context)),
    isNull(sessions.endedAt),
    gt(sessions.expiresAt, context.now()),
  );
  const rows = await db.select().from(sessions).where(isOpen).orderBy(desc(sessions.rotatedAt));
  const devices = rows.map((row) => ({
    id: row.id,
    isCurrent: row.id === context.actor.sessionId,
    signedInAt: row.createdAt.toISOString(),
    lastSeenAt: row.rotatedAt.toISOString(),
    ip: row.ip,
    ...deviceInWords(row.userAgent),
  }));
  return devices.toSorted((one, other) => Number(other.isCurrent) - Number(one.isCurrent));
}
