import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { sealAudit } from '../areas/journal/seals/seal-audit.ts';
import { appForAllTests } from '../testing/for-all-tests.ts';
import { runProcess } from '../testing/processes/processes.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';

const KEY = randomBytes(32).toString('base64');
const app = appForAllTests({ SECRET_KEY: KEY });
beforeAll(async () => {
  await app.as('super admin');
  await sealAudit(app.services);
});

/** The output and the exit status of `npm run audit:verify`. */
async function verify(databaseUrl = app.databaseUrl, secretKey = KEY) {
  const folder = temporaryFolder();
  const command = runProcess(
    join(import.meta.dirname, 'audit-verify.ts'),
    [],
    { DATA_DIR: folder, SECRET_KEY: secretKey, DATABASE_URL: databaseUrl },
    folder,
  );
  const status = await command.exit;
  return { status, output: command.output() };
}

test('a right trail ends it with 0, a broken one with 1 and the name of the seal, an unreachable one with 2', {
  tags: 'thorough',
}, async () => {
  const right = await verify();
  expect(right).toMatchObject({ status: 0, output: expect.stringMatching(/1 seals fit.* [0-9a-f]{64}/) });
  const withOtherKey = await verify(app.databaseUrl, randomBytes(32).toString('base64'));
  expect(withOtherKey).toMatchObject({
    status: 1,
    output: expect.stringContaining('SECRET_KEY is not the key'),
  });
  await app.context.db.transaction(async (tx) => {
    await tx.execute(sql`SET LOCAL session_replication_role = replica`);
    await tx.execute(sql`UPDATE audit_entries SET actor_label = 'somebody else'`);
  });
  const broken = await verify();
  expect(broken).toMatchObject({ status: 1, output: expect.stringContaining('broken at seal 1 of ') });
  const none = await verify('postgresql://postgres:x@127.0.0.1:1/none');
  expect(none).toMatchObject({ status: 2, output: expect.stringContaining('could not be verified') });
});
