import { randomUUID } from 'node:crypto';
import { getEmail, sendEmailAgain } from '@share/contract/areas/emails/emails.endpoints.ts';
import { getHome } from '@share/contract/areas/home/home.endpoints.ts';
import { activate, register } from '@share/contract/areas/registration/registration.endpoints.ts';
import { resetPassword } from '@share/contract/areas/sessions/sessions.endpoints.ts';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { emails } from '../../platform/mail/mail.tables.ts';
import { takeDueEmail } from '../../platform/mail/outbox.ts';
import { sendDueEmails } from '../../platform/mail/send-due-emails.ts';
import { auditEntries } from '../../platform/records/audit.ts';
import { emailsToPeople, PEOPLE } from '../../testing/mail/emails-to-people.ts';
import { queuedMail } from '../../testing/mail/queued-mail.ts';
import { anInvestor, aUser } from '../../testing/people.ts';
import { readAudit } from '../../testing/read-audit.ts';
import { runBooksCheck } from '../ledger/books-check/run-books-check.ts';
import { users } from '../users/users.tables.ts';

const {
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
} = emailsToPeople();

describe('sending again', () => {
  test('an ordinary e-mail goes with the same text to the present address, once, and is audited', async () => {
    const person = await anInvestor(app.context);
    const { id } = await anEmail(person.email);
    await sent();
    const moved = `moved-${person.id}@example.com`;
    await db().update(users).set({ email: moved }).where(eq(users.id, person.id));
    const call = await as(...PEOPLE);
    const text = (await call(getEmail, { params: { id } })).data.text.html;
    const { data } = await call(sendEmailAgain, { params: { id } });
    expect(data).toMatchObject({ id, again: { to: moved, whyNot: 'EMAIL_ALREADY_SENT_AGAIN' } });
    const [copy, ...others] = await queuedMail(app.context);
    expect(copy).toMatchObject({ recipient: moved, body: text });
    expect(others).toHaveLength(1);
    const [entry] = await readAudit(app.context, eq(auditEntries.action, 'email.send-again'));
    expect(entry).toMatchObject({ entity: 'email', entityId: id, after: { recipient: moved } });
    expect((await call(sendEmailAgain, { params: { id } })).codes).toEqual(['EMAIL_ALREADY_SENT_AGAIN']);
  });

  test('a link becomes a new link, which works; the old one is dead', async () => {
    const { user, row, token } = await anInvitation();
    await sent();
    app.setClock(new Date(Date.now() + 3 * 60_000));
    const boss = await app.as('super admin');
    expect((await boss(sendEmailAgain, { params: { id: row.id } })).status).toBe(200);
    const [mail] = await queuedMail(app.context);
    const renewed = tokenIn(mail?.body ?? '');
    expect(mail?.recipient).toBe(user.email);
    expect(renewed).not.toBe(token);
    expect((await setPasswordBy(token)).codes).toEqual(['RESET_TOKEN_NOT_VALID']);
    expect((await setPasswordBy(renewed)).status).toBe(200);
  });

  test('a link to choose a new password, likewise', async () => {
    const person = await aUser(app.context);
    await app.asVisitor(resetPassword, {
      body: {
        email: person.email,
        activationUrlPattern: 'http://localhost:3000/reset-password/:resetPasswordToken',
      },
    });
    const [first] = await queuedMail(app.context);
    await givenUp();
    app.setClock(new Date(Date.now() + 3 * 60_000));
    const { id } = await newest();
    const boss = await app.as('super admin');
    expect((await boss(sendEmailAgain, { params: { id } })).status).toBe(200);
    const [mail] = await queuedMail(app.context);
    expect((await setPasswordBy(tokenIn(first?.body ?? ''))).codes).toEqual(['RESET_TOKEN_NOT_VALID']);
    expect((await setPasswordBy(tokenIn(mail?.body ?? ''))).status).toBe(200);
  });

  describe('the link of a registration', () => {
    const aRegistration = async () => {
      const email = `registered-${randomUUID()}@example.com`;
      const activationUrlPattern = `${app.context.environment.publicSiteUrl}/activate/:token`;
      await app.asVisitor(register, { body: { email, agreements: [], activationUrlPattern } });
      const [mail] = await queuedMail(app.context);
      await givenUp();
      return { email, id: (await newest()).id, token: activationIn(mail?.body ?? '') };
    };
    const activateBy = (token: string) =>
      app.asVisitor(activate, {
        body: { token, firstName: 'Ewa', lastName: 'Lis', newPassword: 'Quite1secret' },
      });
    const failedOnHome = async () =>
      (await (await as())(getHome)).data.cards.find(({ name }) => name === 'emailsFailed')?.rows;
    const again = async (id: number) => (await as())(sendEmailAgain, { params: { id } });
    const later = () => app.setClock(new Date(Date.now() + 3 * 60_000));

    test('becomes a new link, which creates the account; the old one is dead', async () => {
      const { id, email, token } = await aRegistration();
      expect(await failedOnHome()).toBe(1);
      later();
      expect((await again(id)).status).toBe(200);
      const [mail] = await queuedMail(app.context);
      const renewed = activationIn(mail?.body ?? '');
      expect([mail?.recipient, renewed === token]).toEqual([email, false]);
      expect((await activateBy(token)).codes).toEqual(['ACTIVATION_TOKEN_NOT_EXIST']);
      expect((await activateBy(renewed)).status).toBe(200);
    });

    test('is not sent twice in two minutes, and the refusal says how long to wait', async () => {
      const { id } = await aRegistration();
      app.setClock(new Date(Date.now() + 60_000));
      const [refused] = (await again(id)).errors;
      expect(refused?.code).toBe('LINK_JUST_SENT');
      expect(Number(refused?.details?.secondsToWait)).toBeGreaterThan(0);
      expect(Number(refused?.details?.secondsToWait)).toBeLessThanOrEqual(60);
    });

    test.each([
      ['has expired', async () => app.setClock(new Date(Date.now() + 25 * 3_600_000))],
      ['was used', async (token: string) => void (await activateBy(token))],
      [
        'stands for an address that has an account',
        async (_: string, email: string) => void (await aUser(app.context, { email })),
      ],
    ])('that %s is not repeated, and home counts it no longer', async (_, end) => {
      const { id, token, email } = await aRegistration();
      later();
      await end(token, email);
      expect((await again(id)).codes).toEqual(['EMAIL_LINK_HAS_ENDED']);
      expect(await failedOnHome()).toBe(0);
    });
  });

  test('R10 the link of somebody stronger is not renewed by a weaker one', async () => {
    const person = await aUser(app.context, { isSuperAdmin: true });
    const { id } = await anEmail(person.email, 'password-reset');
    await sent();
    expect((await (await as(...PEOPLE))(sendEmailAgain, { params: { id } })).codes).toEqual([
      'USER_IS_SUPER_ADMIN',
    ]);
    expect((await newest()).id).toBe(id);
  });

  test('what waits for its first attempt is refused; after a failure the person gets one of the two', async () => {
    const person = await anInvestor(app.context);
    const { id } = await anEmail(person.email);
    const call = await as(...PEOPLE);
    expect((await call(sendEmailAgain, { params: { id } })).codes).toEqual(['EMAIL_IS_WAITING']);
    await failedOnce();
    expect((await call(sendEmailAgain, { params: { id } })).status).toBe(200);
    const recipients: string[] = [];
    app.setClock(new Date(Date.now() + 7_200_000));
    await sendDueEmails(app.services, async ({ recipient }) => void recipients.push(recipient));
    expect(recipients).toEqual([person.email]);
  });

  test('I-27 one that a slow sender delivers after all is sent, not failed', async () => {
    const person = await anInvestor(app.context);
    const { id } = await anEmail(person.email);
    await failedOnce();
    app.setClock(new Date(Date.now() + 7_200_000));
    const call = await as(...PEOPLE);
    let again = 0;
    const deliver = async () => {
      await db()
        .update(emails)
        .set({ leasedUntil: new Date(0) });
      again = (await call(sendEmailAgain, { params: { id } })).status;
    };
    await sendDueEmails(app.services, deliver, () => again !== 0);
    expect(again).toBe(200);
    expect((await call(getEmail, { params: { id } })).data).toMatchObject({ state: 'sent', givenUpAt: null });
    expect(await runBooksCheck(db())).toEqual([]);
  });

  test('what a sender has in hand is not sent again, whatever the clock of the process says', async () => {
    const { id } = await anEmail((await anInvestor(app.context)).email);
    await failedOnce();
    app.setClock(new Date(Date.now() + 7_200_000));
    await takeDueEmail(app.services);
    app.setClock(new Date(Date.now() + 14_400_000));
    const call = await as(...PEOPLE);
    expect((await call(sendEmailAgain, { params: { id } })).codes).toEqual(['EMAIL_IS_WAITING']);
  });

  test('a warning about a changed address stays with the former one; a deleted person gets nothing', async () => {
    const person = await anInvestor(app.context);
    const warning = await anEmail(person.email, 'account-changed');
    const other = await anEmail(person.email);
    await sent();
    await db()
      .update(users)
      .set({ email: `other-${person.id}@example.com` })
      .where(eq(users.id, person.id));
    const call = await as(...PEOPLE);
    await call(sendEmailAgain, { params: { id: warning.id } });
    expect((await newest()).recipient).toBe(person.email);
    await db().update(users).set({ deletedAt: new Date() }).where(eq(users.id, person.id));
    expect((await call(sendEmailAgain, { params: { id: other.id } })).codes).toEqual(['USER_IS_DELETED']);
  });
});

test('home does not count what cannot be sent again: the person has a password by now, or is deleted', async () => {
  const { user, token } = await anInvitation();
  await givenUp();
  const person = await anInvestor(app.context);
  await anEmail(person.email);
  await givenUp();
  const rows = async () =>
    (await (await as())(getHome)).data.cards.find(({ name }) => name === 'emailsFailed')?.rows;
  expect(await rows()).toBe(2);
  await setPasswordBy(token);
  expect(await rows()).toBe(1);
  await db().update(users).set({ deletedAt: new Date() }).where(eq(users.id, person.id));
  expect([await rows(), user.id === person.id]).toEqual([0, false]);
});

test('home counts what has failed until it is sent again, and names no person', async () => {
  const { id } = await anEmail('unknown@example.com');
  await givenUp();
  const call = await as();
  const card = async () => (await call(getHome)).data.cards.find(({ name }) => name === 'emailsFailed');
  expect(await card()).toMatchObject({
    rows: 1,
    oldest: [{ id, person: null, title: { en: 'Order accepted' } }],
  });
  await call(sendEmailAgain, { params: { id } });
  expect(await card()).toMatchObject({ rows: 0 });
});
