import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import PostalMime from 'postal-mime';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { aMailServer, type MailServer } from '../../testing/mail/mail-server.ts';
import { aTestApp, type TestApp } from '../../testing/test-app.ts';
import { inTransaction } from '../database/transaction.ts';
import { emails } from './mail.tables.ts';
import { type MailSender, POLL_MILLISECONDS, startMailSender } from './mail-sender.ts';
import { openMailTransport } from './mail-transport.ts';
import { takeDueEmail } from './outbox.ts';
import { EMAIL_CHANNEL, queueEmail, readTemplate } from './queue-email.ts';
import { sendDueEmails } from './send-due-emails.ts';

let server: MailServer;
let test: TestApp;
const senders: MailSender[] = [];
const answers: Record<string, { responseCode: number; message: string }> = {
  unknown: { responseCode: 550, message: '5.1.1 No such mailbox' },
  full: { responseCode: 452, message: '4.2.2 Mailbox full' },
  blocked: { responseCode: 554, message: '5.7.1 Your network is blocked' },
};

beforeEach(async () => {
  server = await aMailServer({ refuse: (recipient) => answers[recipient.split('@')[0] ?? ''] ?? false });
  test = await aTestApp({ SMTP_URL: server.url, PUBLIC_URL: 'https://office.example.com' });
});

afterEach(async () => {
  await Promise.all(senders.splice(0).map((sender) => sender.stop()));
  await test.close();
  await server.close();
});

const queue = (event: string, recipient = 'anna@example.com', firstName = 'Anna') =>
  inTransaction(test.context, async (tx) =>
    queueEmail(tx, test.context, await readTemplate(tx, 'password-reset'), {
      event,
      recipient,
      language: 'en',
      variables: { firstName, link: 'https://office.example.com/reset-password/token-1' },
    }),
  );

const startSender = (app = test) => {
  const sender = startMailSender(app.services);
  senders.push(sender);
  return sender;
};
const rows = () => test.context.db.select().from(emails).orderBy(emails.id);
const makeDue = () => test.context.db.update(emails).set({ dueAt: new Date(0) });
/** Leases end by the clock of the database, which nobody can set. */
const letLeasePass = (milliseconds: number) =>
  test.context.db.execute(
    sql`UPDATE emails SET leased_until = leased_until - ${milliseconds} * interval '1 millisecond'`,
  );
const wakeSenders = () => test.context.db.execute(sql`SELECT pg_notify(${EMAIL_CHANNEL}, '')`);
const send = () => sendDueEmails(test.services, openMailTransport(test.services.environment));

describe('the outbox', () => {
  it('I-27 has one e-mail per event and recipient', async () => {
    await queue('event-1');
    await queue('event-1');
    await queue('event-1', 'jan@example.com');
    expect((await rows()).map(({ event, recipient }) => [event, recipient])).toEqual([
      ['event-1', 'anna@example.com'],
      ['event-1', 'jan@example.com'],
    ]);
  });

  it('R5 does not store an e-mail of a transaction that failed', async () => {
    const failing = inTransaction(test.context, async (tx) => {
      const variables = { firstName: 'Anna', link: 'https://office.example.com/x' };
      const email = {
        event: 'e',
        recipient: 'a@example.com',
        language: 'pl',
        variables,
      } as const;
      queueEmail(tx, test.context, await readTemplate(tx, 'set-password'), email);
      throw new Error('undone');
    });
    await expect(failing).rejects.toThrow('undone');
    expect(await rows()).toEqual([]);
  });

  it('stores the text with its link encrypted until it is sent, and then deletes it', async () => {
    await queue('event-1');
    const [waiting] = await rows();
    expect(waiting?.body).toMatch(/^v1\./);
    expect(JSON.stringify(waiting)).not.toContain('token-1');
    await send();
    expect(await rows()).toMatchObject([
      { body: null, sentAt: expect.any(Date), attempts: 1, leasedUntil: null },
    ]);
  });
});

describe('the sender', () => {
  it('sends as soon as an e-mail is committed, in HTML and as text, with values escaped', async () => {
    startSender();
    const arriving = server.next();
    await queue('event-1', 'anna@example.com', '<script>alert(1)</script>');
    const mail = await arriving;
    expect(mail).toMatchObject({
      subject: 'Choose a new password',
      from: { address: 'no-reply@example.com' },
      to: [{ address: 'anna@example.com' }],
    });
    expect(mail.html).toContain('Hello &lt;script&gt;alert(1)&lt;/script&gt;,');
    expect(mail.html).toContain('href="https://office.example.com/reset-password/token-1"');
    expect(mail.text).toContain('Choose a new password: https://office.example.com/reset-password/token-1');
    expect(mail.messageId).toMatch(/^<.*-1\..{16}@office\.example\.com>$/);
  });

  it('sends what was queued while no sender ran', async () => {
    await queue('event-1');
    const arriving = server.next();
    startSender();
    expect((await arriving).to).toMatchObject([{ address: 'anna@example.com' }]);
  });

  it('R33 sends each e-mail once, however many senders run', async () => {
    for (let number = 1; number <= 20; number += 1) await queue(`event-${number}`);
    await Promise.all([send(), send(), send(), send()]);
    expect(new Set(server.mails.map(({ messageId }) => messageId)).size).toBe(20);
    expect(server.mails.length).toBe(20);
    expect((await rows()).every(({ sentAt, attempts }) => sentAt !== null && attempts === 1)).toBe(true);
  });

  it('R33 skips an e-mail that another sender is just taking', async () => {
    await queue('event-1');
    await queue('event-2');
    const [first, second] = await rows();
    await test.context.db.transaction(async (tx) => {
      await tx.execute(sql`SELECT 1 FROM emails WHERE id = ${first?.id} FOR UPDATE`);
      expect((await takeDueEmail(test.services))?.id).toBe(second?.id);
    });
  });

  it('sends an e-mail that a killed sender had taken within two minutes, and not before its lease ends', {
    tags: 'thorough',
  }, async () => {
    await queue('event-1');
    await takeDueEmail(test.services);
    await send();
    expect(server.mails).toEqual([]);
    await letLeasePass(120_000 - POLL_MILLISECONDS);
    await send();
    expect(server.mails.length).toBe(1);
  });

  it('takes no e-mail that another sender has, however far its own clock is ahead', async () => {
    await queue('event-1');
    await takeDueEmail(test.services);
    test.setClock(new Date(Date.now() + 86_400_000));
    await send();
    expect(server.mails).toEqual([]);
  });

  it('takes no e-mail that another sender is still sending, however long that takes', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    onTestFinished(() => void vi.useRealTimers());
    await queue('event-1');
    const { promise: accepted, resolve: accept } = Promise.withResolvers<void>();
    const begun = Promise.withResolvers<void>();
    const sending = sendDueEmails(test.services, () => {
      begun.resolve();
      return accepted;
    });
    await begun.promise;
    for (let second = 20; second <= 180; second += 20) {
      await letLeasePass(20_000);
      const before = (await rows())[0]?.leasedUntil;
      vi.advanceTimersByTime(20_000);
      await expect.poll(async () => (await rows())[0]?.leasedUntil).not.toEqual(before);
      await send();
    }
    expect(server.mails).toEqual([]);
    accept();
    await sending;
    expect((await rows())[0]?.sentAt).not.toBeNull();
  });

  it('loses nothing while the mail server is down', async () => {
    const start = new Date('2026-10-01T10:00:00Z');
    test.setClock(start);
    await queue('event-1');
    await server.close();
    await send();
    const [failed] = await rows();
    expect(failed).toMatchObject({
      sentAt: null,
      attempts: 1,
      lastError: expect.stringContaining('ECONNREFUSED'),
    });
    expect(failed?.dueAt.getTime()).toBeGreaterThan(start.getTime());

    server = await aMailServer({ port: server.port });
    await send();
    expect(server.mails).toEqual([]);

    test.setClock(new Date('2026-10-01T10:01:00Z'));
    const arriving = server.next();
    startSender();
    await wakeSenders();
    expect((await arriving).to).toMatchObject([{ address: 'anna@example.com' }]);
  });

  it('continues with the others when one is refused, and gives that one up at the second refusal, with the reason', async () => {
    await queue('event-1', 'unknown@example.com');
    await queue('event-2', 'anna@example.com');
    await send();
    expect(server.mails.map(({ to }) => to?.[0]?.address)).toEqual(['anna@example.com']);
    expect((await rows())[0]).toMatchObject({ givenUpAt: null, attempts: 1 });
    await makeDue();
    await send();
    const reason = expect.stringContaining('550 5.1.1 No such mailbox');
    expect((await rows())[0]).toMatchObject({ sentAt: null, givenUpAt: expect.any(Date), lastError: reason });
    await makeDue();
    await send();
    expect((await rows())[0]?.attempts).toBe(2);
  });

  it.each(['full', 'blocked'])(
    'tries again for two days where the answer is not about the address for good: %s',
    async (recipient) => {
      await queue('event-1', `${recipient}@example.com`);
      await test.context.db.update(emails).set({ attempts: 53 });
      await send();
      expect((await rows())[0]).toMatchObject({ givenUpAt: null, attempts: 54 });
      await makeDue();
      await send();
      expect((await rows())[0]).toMatchObject({ givenUpAt: expect.any(Date), attempts: 55 });
    },
  );

  it('finishes its current e-mail when it is stopped, and takes no other', async () => {
    await queue('event-1');
    await queue('event-2');
    const arriving = server.next();
    const sender = startSender();
    await arriving;
    await sender.stop();
    const [first] = await rows();
    expect(first?.sentAt).not.toBeNull();
    expect((await rows()).filter(({ leasedUntil }) => leasedUntil !== null)).toEqual([]);
  });
});

describe('without a mail server', () => {
  it('each e-mail becomes an .eml file in DATA_DIR/mail', async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'mail-'));
    const toFolder = openMailTransport({ ...test.services.environment, smtpUrl: undefined, dataDir });
    await queue('event-1', 'łucja@example.com', 'Łucja');
    await sendDueEmails(test.services, toFolder);
    const files = readdirSync(join(dataDir, 'mail'));
    expect(files).toEqual([expect.stringMatching(/^\d{4}-.*-1\.eml$/)]);
    const mail = await PostalMime.parse(readFileSync(join(dataDir, 'mail', files[0] ?? '')));
    expect(mail.html).toContain('Hello Łucja,');
    expect((await rows())[0]?.sentAt).not.toBeNull();
    rmSync(dataDir, { recursive: true });
  });
});
