import { mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { uploadFile } from '@share/contract/areas/files/files.endpoints.ts';
import { expect, onTestFinished, test } from 'vitest';
import { appForAllTests } from '../../testing/for-all-tests.ts';
import { aUser } from '../../testing/people.ts';
import { runWithFilesUpTo } from '../../testing/processes/processes.ts';
import { addressOf, callerAt, main } from '../../testing/processes/server-processes.ts';
import { temporaryFolder } from '../../testing/temporary-folder.ts';
import { openSession } from '../sessions/sign-in.ts';

const app = appForAllTests();

test('R18 an upload for which there is no room says so, leaves nothing, and small files are stored again', {
  tags: 'thorough',
}, async () => {
  const folder = temporaryFolder();
  const [stored, temporary] = [join(folder, 'files'), join(folder, 'temporary')];
  mkdirSync(temporary);
  const variables = {
    DATABASE_URL: app.databaseUrl,
    SECRET_KEY: app.services.environment.secretKey,
    DATA_DIR: folder,
    FILES_URL: pathToFileURL(stored).href,
    TMPDIR: temporary,
    PORT: '0',
    LOG_LEVEL: 'silent',
    NODE_NO_WARNINGS: '1',
  };
  const server = runWithFilesUpTo(4_000_000, main, [], variables, folder);
  onTestFinished(async () => {
    server.child.kill('SIGKILL');
    await server.exit;
  });
  const editor = await aUser(app.context, { can: ['admin:page:edit'] });
  const { accessToken } = await openSession(app.context, editor);
  const address = await addressOf(server);
  const call = callerAt(address, accessToken);

  const asBase64 = async (bytes: Buffer<ArrayBuffer>) => {
    const { status, codes } = await call(uploadFile, {
      body: { fileName: 'a.txt', base64: bytes.toString('base64') },
    });
    return { status, code: codes[0] };
  };
  const asForm = async (bytes: Buffer<ArrayBuffer>) => {
    const body = new FormData();
    body.append('file', new Blob([bytes]), 'a.txt');
    const answer = await fetch(`${address}/api/admin/common/upload-file`, {
      method: 'POST',
      body,
      headers: { authorization: `Bearer ${accessToken}` },
    });
    const { errors = [] } = (await answer.json()) as { errors?: { code: string }[] };
    return { status: answer.status, code: errors[0]?.code };
  };
  const kept = () => [readdirSync(temporary), readdirSync(join(stored, 'public')).length];
  for (const upload of [asBase64, asForm]) {
    expect(await upload(Buffer.alloc(1_000_000, 'a'))).toEqual({ status: 200 });
    const before = kept();
    expect(await upload(Buffer.alloc(9_000_000, 'a'))).toEqual({ status: 504, code: 'STORAGE_FULL' });
    await expect.poll(kept).toEqual(before);
    expect(await upload(Buffer.alloc(1_000_000, 'a'))).toEqual({ status: 200 });
  }
  await expect.poll(() => readdirSync(temporary)).toEqual([]);
});
