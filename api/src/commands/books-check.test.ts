import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { anOrder } from '../testing/books.ts';
import { appForAllTests } from '../testing/for-all-tests.ts';
import { runProcess } from '../testing/processes/processes.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';

const app = appForAllTests();
beforeAll(async () => {
  await anOrder(app.context, { status: 'completed', quantity: 3 });
});

/** The output and the exit status of `npm run books:check`. */
async function check(variables: Record<string, string> = { DATABASE_URL: app.databaseUrl }) {
  const folder = temporaryFolder();
  const file = join(import.meta.dirname, 'books-check.ts');
  const command = runProcess(
    file,
    [],
    { DATA_DIR: folder, SECRET_KEY: randomBytes(32).toString('base64'), ...variables },
    folder,
  );
  const status = await command.exit;
  return { status, output: command.output() };
}

test('with right books the exit status is 0', async () => {
  expect(await check()).toMatchObject({ status: 0, output: expect.stringContaining('The books are right') });
});

test('with wrong books the exit status is 1, and every wrong row is printed', async () => {
  await app.context.db.execute(sql`UPDATE investments SET invested_amount = 301, pending_orders = 2`);
  const { status, output } = await check();
  await app.context.db.execute(sql`UPDATE investments SET invested_amount = 300, pending_orders = 0`);
  expect(status).toBe(1);
  expect(output).toContain('I-14 is broken: An investment has the totals of its orders');
  expect(output).toContain(
    '  investment 1, invested amount 301.00, invested 300.00, number of shares 3, pending orders 2, pending 0',
  );
});

test.each([
  ['no database answers', { DATABASE_URL: 'postgresql://postgres:x@127.0.0.1:1/none' }, 'ECONNREFUSED'],
  ['no server runs on the data directory', {}, 'no server is running'],
])(
  'books that cannot be checked since %s end it with 2',
  { tags: 'thorough' },
  async (_, variables, reason) => {
    const { status, output } = await check(variables);
    expect(output).toContain(`The books could not be checked: `);
    expect([status, output]).toEqual([2, expect.stringContaining(reason)]);
  },
);
