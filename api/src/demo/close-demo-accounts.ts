import { and, eq, inArray, isNull } from 'drizzle-orm';
import { users } from '../areas/users/users.tables.ts';
import { type Services, systemContext } from '../platform/context.ts';
import { noRequest, verifyPassword } from '../platform/passwords.ts';
import { audit } from '../platform/records/audit.ts';
import { publishedPasswords } from './demo-accounts.ts';

/**
 * Takes the published passwords from the demo accounts of a database that is no longer a trial on one machine. The accounts
 * remain, with whatever was made in their name.
 */
export async function closeDemoAccounts(services: Services): Promise<void> {
  const { db, environment, log } = services;
  if (environment.againstDemo === null) return;
  const passwords = new Map(Object.entries(publishedPasswords));
  const found = await db
    .select({ id: users.id, email: users.email, passwordHash: users.passwordHash })
    .from(users)
    .where(and(inArray(users.email, [...passwords.keys()]), isNull(users.deletedAt)));
  for (const { id, email, passwordHash } of found) {
    if (!passwordHash || !(await verifyPassword(passwords.get(email) ?? '', passwordHash, noRequest)))
      continue;
    await db.transaction(async (tx) => {
      const set = { passwordHash: null, passwordChangedAt: services.now() };
      const isPublished = and(eq(users.id, id), eq(users.passwordHash, passwordHash));
      await tx.update(users).set(set).where(isPublished);
      await audit(tx, systemContext(services), { action: 'password.remove', entity: 'user', id });
    });
    log.warn(
      `a demo account had its published password beside ${environment.againstDemo}: it has none any more, and its sessions have ended`,
    );
  }
}
