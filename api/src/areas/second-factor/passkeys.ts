import type { Passkey } from '@share/contract/areas/account/second-factor.endpoints.ts';
import { and, asc, eq } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import { passkeys } from './second-factor.tables.ts';

interface One {
  id: string;
  userId: number;
}

const isOne = ({ id, userId }: One) => and(eq(passkeys.id, id), eq(passkeys.userId, userId));

/** The passkeys of an account, oldest first. */
export async function listPasskeys(db: Db, userId: number): Promise<Passkey[]> {
  const rows = await db
    .select()
    .from(passkeys)
    .where(eq(passkeys.userId, userId))
    .orderBy(asc(passkeys.createdAt), asc(passkeys.id));
  return rows.map(({ id, name, createdAt, usedAt }) => ({
    id,
    name,
    createdAt: createdAt.toISOString(),
    usedAt: usedAt?.toISOString() ?? null,
  }));
}

/** The passkeys in the form that browsers and authenticators use. */
export async function credentialsOf(db: Db, userId: number) {
  const rows = await db.select().from(passkeys).where(eq(passkeys.userId, userId));
  return rows.map(({ credentialId: id, transports }) => ({ id, type: 'public-key' as const, transports }));
}

/** Null if the account has no such passkey. */
export async function nameOfPasskey(db: Db, one: One): Promise<string | null> {
  const [found] = await db.select({ name: passkeys.name }).from(passkeys).where(isOne(one));
  return found?.name ?? null;
}

export async function setNameOfPasskey(tx: Db, one: One, name: string): Promise<void> {
  await tx.update(passkeys).set({ name }).where(isOne(one));
}

export async function deletePasskey(tx: Db, one: One): Promise<void> {
  await tx.delete(passkeys).where(isOne(one));
}
