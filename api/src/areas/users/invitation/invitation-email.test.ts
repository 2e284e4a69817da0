import { createUser } from '@share/contract/areas/users/users.endpoints.ts';
import { beforeEach, expect, test } from 'vitest';
import { emails } from '../../../platform/mail/mail.tables.ts';
import { appForAllTests } from '../../../testing/for-all-tests.ts';
import { queuedMail } from '../../../testing/mail/queued-mail.ts';
import { aUser } from '../../../testing/people.ts';

const app = appForAllTests();
beforeEach(async () => {
  app.setClock(new Date('2026-05-04T10:00:00Z'));
  await app.context.db.delete(emails);
});

/** The text of the e-mail to somebody whom Olga Kadrowa invites. */
async function invited(isAdmin: boolean, language: 'pl' | 'en'): Promise<string> {
  const inviter = await aUser(app.context, { isSuperAdmin: true, firstName: 'Olga', lastName: 'Kadrowa' });
  const call = await app.asUser(inviter);
  const { publicUrl, publicSiteUrl } = app.context.environment;
  await call(createUser, {
    body: {
      email: `${crypto.randomUUID()}@example.com`,
      firstName: 'Nela',
      lastName: 'Nowa',
      position: '',
      isAdmin,
      language,
      resetPasswordUrlPattern: isAdmin
        ? `${publicUrl}/set-password/:resetPasswordToken`
        : `${publicSiteUrl}/set-password/:token`,
    },
  });
  return JSON.stringify(await queuedMail(app.context));
}

test('staff learn who invites them, to the back office, and until when the link works', async () => {
  const polish = await invited(true, 'pl');
  expect(polish).toContain('Olga Kadrowa zaprasza Cię do panelu pracowników.');
  expect(polish).toContain('do 11 maja 2026 12:00 (czas polski)');
  const english = await invited(true, 'en');
  expect(english).toContain('Olga Kadrowa has invited you to the back office.');
  expect(english).toContain('until 11 May 2026 at 12:00 (Polish time)');
});

test('investors are invited by the company, with the same deadline', async () => {
  const polish = await invited(false, 'pl');
  expect(polish).toContain('Utworzyliśmy dla Ciebie konto inwestora.');
  expect(polish).not.toContain('Kadrowa');
  expect(polish).toContain('11 maja 2026 12:00');
  expect(await invited(false, 'en')).toContain('created an investor');
});
