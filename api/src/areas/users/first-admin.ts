import { Email } from '@share/contract/shared/text-fields.ts';
import { and, eq, isNotNull, isNull } from 'drizzle-orm';
import { type Services, systemContext } from '../../platform/context.ts';
import { hashPassword, noRequest } from '../../platform/passwords.ts';
import { addStarterRoles } from '../roles/roles.shared.ts';
import { users } from './users.tables.ts';

/**
 * Creates the super administrator of FIRST_ADMIN_EMAIL if no other can sign in (I-20), and in a database without any account
 * also the usual roles.
 */
export async function ensureFirstAdmin(services: Services): Promise<void> {
  const { db, environment, log } = services;
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
  const passwordHash = await hashPassword(firstAdminPassword, noRequest);
  const isCreated = await db.transaction(async (tx) => {
    const isFirstAccount = (await tx.$count(users)) === 0;
    const created = await tx
      .insert(users)
      .values({
        email: Email.parse(firstAdminEmail).toLowerCase(),
        firstName: 'First',
        lastName: 'Administrator',
        isAdmin: true,
        isSuperAdmin: true,
        passwordHash,
      })
      .onConflictDoNothing()
      .returning({ id: users.id });
    if (created.length === 0) return false;
    if (isFirstAccount) await addStarterRoles({ tx, context: systemContext(services) });
    return true;
  });
  if (isCreated) log.info('the first administrator was created');
  else log.warn('FIRST_ADMIN_EMAIL already has an account: no administrator was created');
}
