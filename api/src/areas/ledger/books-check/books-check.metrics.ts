import { Gauge, type Registry } from '@prometheus-io/client';
import type { Services } from '../../../platform/context.ts';
import { invariants } from './books-check.invariants.ts';
import { lastBooksCheck } from './record-books-check.ts';

/** Exports the result of the last nightly books check, whichever process ran it; before the first check it exports none. */
export function measureBooksCheck(services: Services, registry: Registry): void {
  const registers = [registry];
  new Gauge({
    name: 'books_checked_timestamp_seconds',
    help: 'When the books were last checked',
    registers,
    async collect() {
      const last = await readLastCheck(services);
      if (last) this.set(last.checkedAt.getTime() / 1_000);
    },
  });
  new Gauge({
    name: 'books_violations',
    help: 'Rows that break an invariant of the books, as of the last check',
    labelNames: ['invariant'] as const,
    registers,
    async collect() {
      const last = await readLastCheck(services);
      if (!last) return;
      for (const { id } of invariants) this.set({ invariant: id }, last.violations[id] ?? 0);
    },
  });
}

/** Also undefined when the database does not answer: the other metrics must still be exported. */
async function readLastCheck({ db, log }: Services) {
  try {
    return await lastBooksCheck(db);
  } catch (error) {
    log.warn({ err: error }, 'the last books check could not be read');
    return undefined;
  }
}
