import { Email } from '@share/contract/shared/text-fields.ts';
import { and, eq, isNotNull, isNull } from 'drizzle-orm';
import type { Services } from '../../platform/context.ts';
import { hashPassword, noRequest } from '../../platform/passwords.ts';
import { users } from './users.tables.ts';

/** Creates the super administrator of FIRST_ADMIN_EMAIL if no other can sign in (I-20). */
export async function ensureFirstAdmin({ db, environment, log }: Services): Promise<void> {
  const { firstAdminEmail, firstAdminPassword } = environment;
  const [present] = await db
    .select({ id: users.id })
    .from(users)
    .where(
      and(
        eq(users.isSuperAdmin, true),
        eq(users.active, true),
        isNull(users.deletedAt),
        isNotNull(users.passwordHash),
      ),
    )
    .limit(1);
  if (present) return;
  if (!firstAdminEmail || !firstAdminPassword) {
    log.warn(
      'no super administrator can sign in: set FIRST_ADMIN_EMAIL and FIRST_ADMIN_PASSWORD, and start again',
    );
    return;
  }
  const created = await db
    .insert(users)
    .values({
      email: Email.parse(firstAdminEmail).toLowerCase(),
      firstName: 'First',
      lastName: 'Administrator',
      isAdmin: true,
      isSuperAdmin: true,
      passwordHash: await hashPassword(firstAdminPassword, noRequest),
    })
    .onConflictDoNothing()
    .returning({ id: users.id });
  if (created.length > 0) log.info('the first administrator was created');
  else log.warn('FIRST_ADMIN_EMAIL already has an account: no administrator was created');
}
