import { mkdtempSync, rmSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { aMuteMailServer } from '../mail/mute-mail-server.ts';
import { type Caller, callerOver, type TestApp } from '../test-app.ts';
import { runProcess } from './processes.ts';

export const main = join(import.meta.dirname, '../../main.ts');
interface ServerProcesses {
  addresses: string[];
  stop: () => Promise<void>;
}

/** Servers in separate processes on the database of the test app, with the real clock and a mail server that never answers. */
export async function serverProcesses(
  { databaseUrl, services }: Pick<TestApp, 'databaseUrl' | 'services'>,
  count: number,
  variables: Record<string, string> = {},
): Promise<ServerProcesses> {
  const mail = await aMuteMailServer();
  const folder = mkdtempSync(join(tmpdir(), 'share-servers-'));
  const environment = {
    DATABASE_URL: databaseUrl,
    SECRET_KEY: services.environment.secretKey,
    DATA_DIR: folder,
    PORT: '0',
    LOG_LEVEL: 'error',
    NODE_NO_WARNINGS: '1',
    SMTP_URL: mail.url,
    ...variables,
  };
  const processes = Array.from({ length: count }, () => runProcess(main, [], environment, folder));
  const stop = async () => {
    for (const { child } of processes) child.kill('SIGKILL');
    await Promise.all(processes.map(({ exit }) => exit));
    await mail.close();
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    return { addresses: await Promise.all(processes.map(addressOf)), stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Resolves with the address of a server when it listens. */
export async function addressOf(server: ReturnType<typeof runProcess>): Promise<string> {
  await server.says('The back office is at ');
  return /is at (\S+)/.exec(server.output())?.[1] ?? '';
}

const agent = new Agent({ keepAlive: true });

/** Calls the server at that address. Rejects if there is no answer. */
export const callerAt = (address: string, accessToken: string): Caller =>
  callerOver(
    ({ method, url, headers, payload }) =>
      new Promise((resolve, reject) => {
        const length = payload === undefined ? {} : { 'content-length': Buffer.byteLength(payload) };
        const sent = request(`${address}${url}`, { method, agent, headers: { ...headers, ...length } });
        sent.on('error', reject);
        sent.on('response', (response) => {
          text(response).then(
            (body) => resolve({ status: response.statusCode ?? 0, headers: response.headers, text: body }),
            reject,
          );
        });
        sent.end(payload);
      }),
    accessToken,
  );
