import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { checkMailServer, type MailCheckOutcome } from '@share/contract/areas/settings/settings.endpoints.ts';
import { SMTPServer } from 'smtp-server';
import { expect, onTestFinished, test, vi } from 'vitest';
import { appForAllTests, callerForAllTests } from '../../testing/for-all-tests.ts';
import { aMailServer } from '../../testing/mail/mail-server.ts';
import { aMuteMailServer } from '../../testing/mail/mute-mail-server.ts';

const app = appForAllTests();
const call = callerForAllTests(app, { can: ['admin:settings:edit'] });

async function outcomeWith(smtpUrl: string | undefined) {
  app.services.environment.smtpUrl = smtpUrl;
  return (await call(checkMailServer)).data;
}

async function portOf(server: SMTPServer | ReturnType<typeof createServer>): Promise<number> {
  server.listen(0, '127.0.0.1');
  const listening = server instanceof SMTPServer ? server.server : server;
  await once(listening, 'listening');
  onTestFinished(() => void server.close());
  return (listening.address() as AddressInfo).port;
}
const url = (port: number, protocol = 'smtp') => `${protocol}://user:hush-password@127.0.0.1:${port}`;

test('a mail server that accepts the password works; its name is shown, the password is not', async () => {
  const { port, close } = await aMailServer();
  onTestFinished(close);
  const answer = await outcomeWith(url(port));
  expect(answer).toEqual({ outcome: 'works', server: `127.0.0.1:${port}` });
});

test('without a mail server that is said', async () => {
  expect(await outcomeWith(undefined)).toEqual({ outcome: 'not-configured', server: null });
});

test.each<[MailCheckOutcome, () => Promise<string>]>([
  ['unknown-host', async () => 'smtp://no-such-host.invalid:25'],
  ['not-reachable', async () => url(1)],
  [
    'wrong-password',
    async () =>
      url(
        await portOf(
          new SMTPServer({
            disabledCommands: ['STARTTLS'],
            onAuth: (_auth, _session, done) => done(new Error('No')),
          }),
        ),
      ),
  ],
  [
    'not-secure',
    async () => url(await portOf(createServer((socket) => socket.end('220 hello\r\n'))), 'smtps'),
  ],
  [
    'other-answer',
    async () => url(await portOf(createServer((socket) => socket.end('HTTP/1.1 400 Bad\r\n')))),
  ],
])('a mail server is reported as %s', async (outcome, address) => {
  expect((await outcomeWith(await address())).outcome).toBe(outcome);
});

test('nobody waits longer than fifteen seconds for a mail server that never answers', async () => {
  const mute = await aMuteMailServer();
  onTestFinished(mute.close);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const checking = outcomeWith(mute.url);
  const advancing = setInterval(() => vi.advanceTimersByTime(15_000), 100);
  expect((await checking).outcome).toBe('too-slow');
  clearInterval(advancing);
});
