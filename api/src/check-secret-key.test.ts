import { pino } from 'pino';
import { expect, test } from 'vitest';
import { checkSecretKey } from './check-secret-key.ts';
import { emails } from './platform/mail/mail.tables.ts';
import { bodyPlace } from './platform/mail/queue-email.ts';
import { openSecrets } from './platform/secrets.ts';
import { appForAllTests } from './testing/for-all-tests.ts';

const app = appForAllTests();

test('R25 a start with another key than that of the stored data logs an error; one with the right key logs nothing', async () => {
  const ownKey = Buffer.alloc(32, 1).toString('base64');
  const sentencesWith = async (secretKey: string) => {
    const messages: string[] = [];
    const log = pino({ level: 'error' }, { write: (line) => void messages.push(JSON.parse(line).msg) });
    await checkSecretKey({ ...app.services, secrets: openSecrets(secretKey), log });
    return messages;
  };
  expect(await sentencesWith(ownKey), 'an empty database accepts any key').toEqual([]);

  const body = openSecrets(ownKey).seal('<p>Hello</p>', bodyPlace('event-1'));
  await app.context.db.insert(emails).values({
    type: 'account-changed',
    event: 'event-1',
    recipient: 'anna@example.com',
    subject: 'Hello',
    body,
    dueAt: new Date(),
  });
  expect(await sentencesWith(ownKey)).toEqual([]);
  expect(await sentencesWith(Buffer.alloc(32, 2).toString('base64'))).toEqual([
    expect.stringMatching(/^SECRET_KEY is not the key .* put the key of your backup back/),
  ]);
});
