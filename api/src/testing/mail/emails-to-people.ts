import { resetPassword } from '@share/contract/areas/sessions/sessions.endpoints.ts';
import { createUser } from '@share/contract/areas/users/users.endpoints.ts';
import type { PermissionKey } from '@share/contract/shared/permissions.ts';
import { desc, eq } from 'drizzle-orm';
import { beforeEach } from 'vitest';
import { inTransaction } from '../../platform/database/transaction.ts';
import type { EmailType } from '../../platform/mail/email-variables.ts';
import { emails } from '../../platform/mail/mail.tables.ts';
import { queueEmail, readTemplate } from '../../platform/mail/queue-email.ts';
import { sendDueEmails } from '../../platform/mail/send-due-emails.ts';
import { appForAllTests } from '../for-all-tests.ts';
import { queuedMail } from './queued-mail.ts';

export const PEOPLE: PermissionKey[] = ['admin:user:list', 'admin:user:get', 'admin:order:get'];

/** E-mails to people, for all tests of a file; each test begins without any. */
export function emailsToPeople() {
  const app = appForAllTests();
  const db = () => app.context.db;
  const as = (...can: PermissionKey[]) => app.as({ can: ['admin:email:list', 'admin:email:send', ...can] });
  beforeEach(async () => {
    app.setClock(null);
    await db().delete(emails);
  });

  const sent = () => sendDueEmails(app.services, async () => {});
  const failedOnce = () =>
    sendDueEmails(app.services, () => Promise.reject(new Error('550 no such mailbox')));
  const givenUp = async () => {
    await db().update(emails).set({ attempts: 54 });
    await failedOnce();
  };
  const newest = async () => {
    const [found] = await db().select().from(emails).orderBy(desc(emails.id)).limit(1);
    if (!found) throw new Error('There is no e-mail');
    return found;
  };

  let events = 0;
  /** Queues an e-mail as verbs do, and returns its row. */
  async function anEmail(recipient: string, type: EmailType = 'order-accepted') {
    events += 1;
    const event = `${type} order ${events}`;
    await inTransaction(app.context, async (tx) =>
      queueEmail(tx, app.context, await readTemplate(tx, type), {
        event,
        recipient,
        language: 'en',
        variables: { firstName: 'Anna', orderId: '7', link: 'https://site.example.com/offer' },
      }),
    );
    return newest();
  }

  /** An invited member of staff, and the e-mail with the link. */
  async function anInvitation() {
    events += 1;
    const boss = await app.as('super admin');
    const { data } = await boss(createUser, {
      body: {
        email: `invited-${events}@example.com`,
        firstName: 'Ewa',
        lastName: 'Lis',
        isAdmin: true,
        resetPasswordUrlPattern: 'http://localhost:3000/set-password/:resetPasswordToken',
      },
    });
    const [mail] = await queuedMail(app.context);
    const [row] = await db().select().from(emails).where(eq(emails.recipient, data.email));
    if (!row || !mail) throw new Error('No invitation was queued');
    return { user: data, row, token: tokenIn(mail.body) };
  }
  const tokenIn = (body: string) => /-password\/([\w-]{43})/.exec(body)?.[1] ?? '';
  const activationIn = (body: string) => /\/activate\/([\w-]{43})/.exec(body)?.[1] ?? '';
  const setPasswordBy = (token: string) =>
    app.asVisitor(resetPassword, { body: { token, newPassword: 'Quite1secret' } });

  return {
    app,
    db,
    as,
    sent,
    failedOnce,
    givenUp,
    newest,
    anEmail,
    anInvitation,
    tokenIn,
    activationIn,
    setPasswordBy,
  };
}
