import { sql } from 'drizzle-orm';
import { expect, test, vi } from 'vitest';
import { sealAudit } from '../areas/journal/seals/seal-audit.ts';
import { anOrder } from '../testing/books.ts';
import { appForAllTests } from '../testing/for-all-tests.ts';
import { every } from './every.ts';
import { measureRuns } from './work-metrics.ts';

const app = appForAllTests();

/** The values by name and labels. */
async function metrics(): Promise<Record<string, number>> {
  const { body } = await app.app.http.inject({ url: '/api/metrics' });
  const lines = body.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  return Object.fromEntries(
    lines.map((line) => [
      line.slice(0, line.lastIndexOf(' ')),
      Number(line.slice(line.lastIndexOf(' ') + 1)),
    ]),
  );
}

test('the metrics say what waits: e-mails, payments at PayPal, the seal of the audit trail, connections, the clock', async () => {
  expect(await metrics()).toMatchObject({
    emails_failed: 0,
    paypal_payments_held: 0,
    paypal_payments_not_compared: 0,
    clock_is_right: 1,
  });
  expect(await metrics()).not.toHaveProperty('audit_sealed_timestamp_seconds');
  const { emails_waiting: before = 0 } = await metrics();
  await anOrder(app.context, { quantity: 1 });
  await app.context.db.execute(sql`
    INSERT INTO emails (type, event, recipient, subject, due_at) SELECT type, 'a test', 'a@example.com', 'A', now() FROM email_templates LIMIT 1`);
  await sealAudit(app.services);
  const after = await metrics();
  expect(after.emails_waiting).toBeGreaterThan(before);
  expect(after.audit_sealed_timestamp_seconds).toBeGreaterThan(Date.now() / 1_000 - 600);
  expect(after['database_connections{pool="work",state="waiting"}']).toBe(0);
  expect(after['database_connections{pool="lists",state="in use"}']).toBe(0);
});

test('the metrics say when a job last ended without a failure', async () => {
  const onFailure = vi.fn();
  const jobs = {
    well: every(60_000, async () => {}, onFailure),
    ill: every(60_000, () => Promise.reject(new Error('It failed')), onFailure),
  };
  await Promise.all(Object.values(jobs).map((job) => job.stop()));
  measureRuns(app.app.metrics, jobs);
  const found = await metrics();
  expect(found['job_succeeded_timestamp_seconds{job="well"}']).toBeGreaterThan(Date.now() / 1_000 - 600);
  expect(found).not.toHaveProperty('job_succeeded_timestamp_seconds{job="ill"}');
});
