import { Email } from '@share/contract/shared/text.ts';
import { eq } from 'drizzle-orm';
import type { Services } from '../../platform/context.ts';
import { hashPassword } from '../sessions/sessions.shared.ts';
import { users } from './users.tables.ts';

/** Creates the super administrator of FIRST_ADMIN_EMAIL when there is none (I-20). */
export async function ensureFirstAdmin({ db, environment, log }: Services): Promise<void> {
  const { firstAdminEmail, firstAdminPassword } = environment;
  if (!firstAdminEmail || !firstAdminPassword) return;
  const [present] = await db
    .select({ id: users.id })
    .from(users)
    .where(eq(users.isSuperAdmin, true))
    .limit(1);
  if (present) return;
  await db
    .insert(users)
    .values({
      email: Email.parse(firstAdminEmail).toLowerCase(),
      firstName: 'First',
      lastName: 'Administrator',
      isAdmin: true,
      isSuperAdmin: true,
      passwordHash: await hashPassword(firstAdminPassword),
    })
    .onConflictDoNothing();
  log.info('The first administrator was created');
}
