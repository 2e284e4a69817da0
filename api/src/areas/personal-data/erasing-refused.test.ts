import { createListView, deleteListView } from '@share/contract/areas/list-views/list-views.endpoints.ts';
import { erasePerson, getErasure } from '@share/contract/areas/personal-data/personal-data.endpoints.ts';
import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { systemContext } from '../../platform/context.ts';
import { audit } from '../../platform/records/audit.ts';
import { anOrder } from '../../testing/books.ts';
import { exportedPerson } from '../../testing/exported-person.ts';
import { appForAllTests } from '../../testing/for-all-tests.ts';
import { anInvestor, aUser } from '../../testing/people.ts';
import { columnsWith } from '../../testing/stored-texts.ts';
import type { Caller } from '../../testing/test-app.ts';
import { sealAudit } from '../journal/seals/seal-audit.ts';
import { verifySeals } from '../journal/seals/verify-seals.ts';
import { rejectOrder } from '../ledger/ledger.shared.ts';

const app = appForAllTests();
const YEARS = 365.25 * 86_400_000;
const after = (years: number) => app.setClock(new Date(Date.now() + years * YEARS));

describe('what prevents erasing', () => {
  const obstaclesOf = async (call: Caller, id: number) =>
    (await call(getErasure, { params: { id } })).data.obstacles;

  test('shares, open orders and money to be returned, years later too', async () => {
    const staff = await app.as('super admin');
    const [completed, open, paid] = [
      await anOrder(app.context, { status: 'completed' }),
      await anOrder(app.context),
      await anOrder(app.context, { status: 'paid' }),
    ];
    expect(await obstaclesOf(staff, completed.userMeta.id)).toEqual([
      'USER_HAS_SHARES',
      'RETENTION_NOT_OVER',
    ]);
    expect(await obstaclesOf(staff, open.userMeta.id)).toEqual([
      'USER_HAS_OPEN_ORDERS',
      'RETENTION_NOT_OVER',
    ]);
    await rejectOrder(app.context, paid.id);
    expect(await obstaclesOf(staff, paid.userMeta.id)).toEqual(['REFUND_IS_DUE', 'RETENTION_NOT_OVER']);
    after(7);
    const later = await app.as('super admin');
    for (const [{ userMeta: user }, code] of [
      [completed, 'USER_HAS_SHARES'],
      [open, 'USER_HAS_OPEN_ORDERS'],
      [paid, 'REFUND_IS_DUE'],
    ] as const) {
      const refused = await later(erasePerson, { params: { id: user.id }, body: { email: user.email } });
      expect(refused.codes).toEqual([code]);
    }
    app.setClock(null);
  });

  test('R10 staff with rights, oneself, and somebody stronger', async () => {
    const can = ['admin:user:erase', 'admin:user:export-data'] as const;
    const weak = await aUser(app.context, { can });
    const call = await app.asUser(weak);
    const stronger = await aUser(app.context, { can: ['admin:offer:edit'] });
    const leader = await aUser(app.context, { isSuperAdmin: true });
    const colleague = await aUser(app.context);
    const codesFor = async ({ id, email }: { id: number; email: string }) =>
      (await call(erasePerson, { params: { id }, body: { email } })).codes;
    expect(await codesFor(stronger)).toEqual(['USER_IS_STRONGER']);
    expect(await codesFor(leader)).toEqual(['USER_IS_SUPER_ADMIN']);
    expect(await codesFor(weak)).toEqual(['USER_IS_YOURSELF']);
    expect(await codesFor(colleague)).toEqual(['USER_HOLDS_RIGHTS']);
    expect((await exportedPerson(app, stronger.id, weak)).statusCode).toBe(403);
    const { rows } = await app.context.db.execute(sql`
      SELECT after->>'attempt' AS attempt, after->>'code' AS code FROM audit_entries
      WHERE action = 'rights.refused' AND actor_id = ${weak.id} ORDER BY id DESC LIMIT 1`);
    expect(rows).toEqual([{ attempt: 'user.export-data', code: 'USER_IS_STRONGER' }]);
    const investor = await anInvestor(app.context);
    expect(await codesFor(investor)).toEqual([]);
  });

  test('staff whose account is deleted are erased from what they did for others, too', async () => {
    const gone = await aUser(app.context, {
      firstName: 'Bolek',
      lastName: 'Czajka',
      email: 'czajka@example.com',
      isSuperAdmin: true,
    });
    const theirs = await app.asUser(gone);
    const view = { screen: '/orders', name: 'Mine', query: {}, isShared: true };
    const { id: shared } = (await theirs(createListView, { body: view })).data;
    await (await app.as('super admin'))(deleteListView, { params: { id: shared } });
    const acting = { ...systemContext(app.services), ip: '203.0.113.77' };
    const actor = { ...acting.actor, id: gone.id, label: gone.email, person: gone };
    const order = await anOrder(app.context);
    await rejectOrder({ ...acting, actor }, order.id);
    await audit(
      app.context.db,
      { ...acting, actor },
      { action: 'order.note', entity: 'order', id: order.id },
    );
    await app.context.db.execute(sql`UPDATE users SET deleted_at = now() WHERE id = ${gone.id}`);
    const staff = await app.as('super admin');
    expect((await columnsWith(app.context.db, ['czajka'])).length).toBeGreaterThan(0);
    const { codes } = await staff(erasePerson, { params: { id: gone.id }, body: { email: gone.email } });
    expect(codes).toEqual([]);
    expect(await columnsWith(app.context.db, ['czajka', '203.0.113.77'])).toEqual([]);
    await sealAudit(app.services);
    expect(await verifySeals(app.context.db, app.services.secrets)).toMatchObject({
      broken: null,
      forgedErasure: null,
    });
  });
});
