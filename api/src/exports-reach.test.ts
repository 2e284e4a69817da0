/** Lists as files: who gets them, what the audit trail records about them, and how an export ends when its reader is gone. */
import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportEmails } from '@share/contract/areas/emails/emails.endpoints.ts';
import { exportJournal } from '@share/contract/areas/journal/journal-export.endpoints.ts';
import { exportOrders } from '@share/contract/areas/orders/orders.endpoints.ts';
import { allEndpoints } from '@share/contract/endpoints.ts';
import type { ExportEndpoint } from '@share/contract/shared/lists/list-export.ts';
import type { PermissionKey } from '@share/contract/shared/permissions.ts';
import { describe, expect, test } from 'vitest';
import { anOffer, anOrder, aSeries, copiesOf } from './testing/books.ts';
import { exportedOrders } from './testing/files/exported-orders.ts';
import { holdLock } from './testing/held-lock.ts';
import { queuedMail } from './testing/mail/queued-mail.ts';
import { aUser, bearerOf } from './testing/people.ts';

const { app, clerk, urlOf, ask, entriesOf } = exportedOrders();

test('R8 every list can be exported by whoever may list it, and by nobody else', async () => {
  const exports = allEndpoints.filter(({ endpoint }) => endpoint.path.endsWith('/export'));
  const lists = allEndpoints.filter(
    ({ endpoint }) =>
      endpoint.list &&
      // One's own proposals, and those that one may confirm, are no list of the office.
      endpoint.access !== 'self' &&
      endpoint.method === 'GET' &&
      endpoint.path.startsWith('/admin/') &&
      !/\/(?:totals|choice)$/.test(endpoint.path),
  );
  expect(exports.map(({ endpoint }) => [endpoint.path, endpoint.access])).toEqual(
    expect.arrayContaining(lists.map(({ endpoint }) => [`${endpoint.path}/export`, endpoint.access])),
  );
  const other = await bearerOf(app.context, await aUser(app.context, { can: ['admin:order:get'] }));
  expect((await ask({ authorization: other })).json().errors).toMatchObject([{ code: 'FORBIDDEN' }]);
  expect((await ask({ authorization: '' })).statusCode).toBe(401);
});

describe('R8 a file of sent e-mails, or of the journal, gives no more than its list', () => {
  const save = (endpoint: ExportEndpoint, authorization: string, filters = {}) =>
    app.app.http.inject({
      method: 'POST',
      url: urlOf(endpoint, { filters }),
      headers: { authorization, 'content-type': 'application/json' },
      payload: JSON.stringify({
        format: 'csv',
        columns: Object.keys(endpoint.columns).map((name) => ({ name, header: name })),
      }),
    });
  const whoMay = async (...can: PermissionKey[]) => bearerOf(app.context, await aUser(app.context, { can }));

  test('addresses and subjects only to those who may see people', async () => {
    const [recipient] = await queuedMail(app.context);
    expect(recipient).toBeDefined();
    const both = await save(exportEmails, await whoMay('admin:email:list', 'admin:user:list'));
    expect(both.payload).toContain(recipient?.recipient);
    const one = await save(exportEmails, await whoMay('admin:email:list'));
    expect([one.statusCode, one.payload.includes('@'), one.payload.includes('order-created')]).toEqual([
      200,
      false,
      false,
    ]);
  });

  test('nobody searches for people in it who may not search the list for them', async () => {
    const mayList = await whoMay('admin:email:list', 'admin:audit:list');
    for (const endpoint of [exportEmails, exportJournal]) {
      const { statusCode } = await save(endpoint, mayList, { search: 'Kowalski' });
      expect([endpoint.path, statusCode]).toEqual([endpoint.path, 403]);
    }
    expect((await save(exportJournal, mayList, { search: '1' })).statusCode).toBe(200);
    const maySee = await whoMay('admin:audit:list', 'admin:user:list');
    expect((await save(exportJournal, maySee, { search: 'Kowalski' })).statusCode).toBe(200);
  });
});

/** Resolves when this person may export again, because the former export has released everything. */
const untilFree = async (id: number) => (await app.app.exports.acquire(id, new AbortController().signal))();

test('R27 who exported what is in the audit trail, with the filters and the number of rows', async () => {
  const user = await aUser(app.context, { can: ['admin:order:list'] });
  const authorization = await bearerOf(app.context, user);
  await ask({ authorization, state: { filters: { status: 'new' } }, body: { format: 'csv' } });
  await untilFree(user.id);
  expect(await entriesOf(user.id)).toMatchObject([
    { action: 'list.export', after: { list: 'orders', format: 'csv', filters: { status: 'new' } } },
    { action: 'list.exported', after: { list: 'orders', rows: 4, isComplete: true } },
  ]);
});

describe('an export that nobody reads any more', () => {
  /** The file is larger than the buffers between server and reader. */
  const long = Array.from({ length: 10 }, () => ({
    name: 'status',
    header: 'x',
    words: { new: 'x'.repeat(200) },
  }));

  async function begin(authorization: string, format: 'csv' | 'xlsx' = 'csv') {
    if (!app.app.http.server.listening) await app.app.http.listen({ port: 0 });
    const { port } = app.app.http.server.address() as AddressInfo;
    const leaving = new AbortController();
    const received = once(app.app.http.server, 'request') as Promise<[IncomingMessage]>;
    const answer = fetch(`http://localhost:${port}${urlOf(exportOrders)}`, {
      method: 'POST',
      headers: { authorization, 'content-type': 'application/json' },
      body: JSON.stringify({ format, columns: long }),
      signal: leaving.signal,
    });
    answer.catch(() => {});
    /** Resolves when the server has noticed that the connection is closed. */
    const leave = async () => {
      const [{ socket }] = await received;
      // It does not matter whether an error closes the connection.
      const closed = new Promise((resolve) => socket.once('close', resolve));
      leaving.abort();
      await closed;
    };
    return { answer, leave };
  }

  test('ends its statement at once', async () => {
    const lock = await holdLock(app.databaseUrl, 'LOCK TABLE orders IN ACCESS EXCLUSIVE MODE', []);
    const { leave } = await begin(clerk.authorization);
    await lock.untilWaiting(1);
    await leave();
    await untilFree(clerk.id);
    expect(await lock.countWaiting()).toBe(0);
    await lock.release();
  });

  test.each(['csv', 'xlsx'] as const)(
    'gives its place and its connection back before it has begun to be sent: %s',
    async (format) => {
      const user = await aUser(app.context, { can: ['admin:order:list'] });
      const authorization = await bearerOf(app.context, user);
      const lock = await holdLock(app.databaseUrl, 'LOCK TABLE audit_entries IN ACCESS EXCLUSIVE MODE', []);
      const { leave } = await begin(authorization, format);
      await lock.untilWaiting(1);
      await leave();
      await lock.release();
      await untilFree(user.id);
      const { readers } = app.services;
      expect(readers.custom.totalCount - readers.custom.idleCount).toBe(0);
      expect(await entriesOf(user.id)).toMatchObject([
        { action: 'list.export' },
        { action: 'list.exported', after: { isComplete: false } },
      ]);
    },
  );

  test('stops in the middle, gives its connection back, and says so in the audit trail', async () => {
    const of = await anOffer(app.context, {
      seriesId: (await aSeries(app.context, { limit: 100_000 })).id,
    });
    await copiesOf(app.context, await anOrder(app.context, { of }), 10_000);
    const user = await aUser(app.context, { can: ['admin:order:list'] });
    const { answer, leave } = await begin(await bearerOf(app.context, user));
    const reader = (await answer).body?.getReader();
    await reader?.read();
    const { readers } = app.services;
    expect(readers.custom.totalCount - readers.custom.idleCount).toBe(1);
    await leave();
    await untilFree(user.id);
    const [, ended] = await entriesOf(user.id);
    expect(ended).toMatchObject({ action: 'list.exported', after: { isComplete: false } });
    expect(readers.custom.totalCount - readers.custom.idleCount).toBe(0);
  });
});
