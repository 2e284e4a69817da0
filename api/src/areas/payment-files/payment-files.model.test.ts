import { PaymentFileInput } from '@share/contract/areas/payment-files/payment-files.schemas.ts';
import { warsawDay } from '@share/contract/shared/dates.ts';
import { and, eq, inArray, isNotNull } from 'drizzle-orm';
import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { refusalOfSqlError } from '../../platform/database/sql-errors.ts';
import { Refusals } from '../../platform/refusal.ts';
import { anOffer, anOrder, paymentOf } from '../../testing/books.ts';
import { appForAllTests } from '../../testing/for-all-tests.ts';
import { outcomeOf } from '../../testing/orders/orders-model.ts';
import { runBooksCheck } from '../ledger/books-check/run-books-check.ts';
import { rejectOrder } from '../ledger/move/reject-order.ts';
import { closeRefund } from '../ledger/refunds/close-refund.ts';
import { refunds } from '../ledger/refunds/refunds.tables.ts';
import { createPaymentFile } from './create-payment-file.ts';
import { listFilePayments } from './file-payments.reads.ts';
import { markFilePaid } from './mark-file-paid.ts';
import { filePayments } from './payment-files.tables.ts';
import { refusePayments, withdrawPaymentFile } from './payment-files.verbs.ts';

const app = appForAllTests();
let offer: Awaited<ReturnType<typeof anOffer>>;
beforeAll(async () => {
  offer = await anOffer(app.context);
});

type Command =
  | { does: 'create'; refunds: number[] }
  | { does: 'withdraw' | 'pay' | 'refuse'; file: number }
  | { does: 'close'; refund: number };
const REFUNDS = 4;
const file = fc.nat({ max: 2 });
const refund = fc.nat({ max: REFUNDS - 1 });
const command: fc.Arbitrary<Command> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      does: fc.constant('create' as const),
      refunds: fc.uniqueArray(refund, { minLength: 1, maxLength: REFUNDS }),
    }),
  },
  {
    weight: 5,
    arbitrary: fc.record({
      does: fc.constantFrom('withdraw' as const, 'pay' as const, 'refuse' as const),
      file,
    }),
  },
  { weight: 1, arbitrary: fc.record({ does: fc.constant('close' as const), refund }) },
);
/** The commands of one round run at the same time. */
const lives = fc.array(fc.array(command, { minLength: 1, maxLength: 4 }), { minLength: 3, maxLength: 8 });

const allowed: Record<Command['does'], readonly string[]> = {
  create: ['PAYMENT_IN_FILE', 'PAYMENT_NOT_DUE', 'TRY_AGAIN'],
  withdraw: ['PAYMENT_FILE_WITHDRAWN', 'PAYMENT_FILE_PAID', 'NOT_FOUND'],
  pay: ['PAYMENT_FILE_WITHDRAWN', 'NOT_FOUND'],
  refuse: ['PAYMENT_FILE_WITHDRAWN', 'PAYMENT_NOT_SENT', 'NOT_FOUND'],
  close: ['REFUND_ALREADY_CLOSED'],
};

const asAnswered = (error: unknown) => {
  throw error instanceof Refusals ? error.refusals[0] : (refusalOfSqlError(error) ?? error);
};

/** One life: refunds of its own, and what clerks do with their files. */
async function live(rounds: Command[][]): Promise<void> {
  const due: { id: number; payment: number }[] = [];
  for (let nth = 0; nth < REFUNDS; nth += 1) {
    const order = await anOrder(app.context, { of: offer, status: 'paid' });
    await rejectOrder(app.context, order.id);
    const [found] = await app.context.db.select().from(refunds).where(eq(refunds.orderId, order.id));
    due.push({ id: found?.id ?? 0, payment: paymentOf(order) });
  }
  const files: number[] = [];
  const fileOf = (nth: number) => files.at(-1 - nth) ?? 0;
  const idOf = (nth: number) => due[nth]?.id ?? 0;
  const paidOn = warsawDay(app.context.now());
  const run = async (wanted: Command): Promise<unknown> => {
    const { context } = app;
    if (wanted.does === 'create') {
      const input = PaymentFileInput.parse({ format: 'elixir-0', refunds: wanted.refunds.map(idOf) });
      return files.push((await createPaymentFile(context, input)).id);
    }
    if (wanted.does === 'close') {
      const { id = 0, payment = 0 } = due[wanted.refund] ?? {};
      return closeRefund(context, payment, {
        returnedOn: paidOn,
        reference: 'FT',
        refund: id,
        reason: 'rejection',
      });
    }
    const id = fileOf(wanted.file);
    if (wanted.does === 'withdraw') return withdrawPaymentFile(context, id);
    if (wanted.does === 'pay') return markFilePaid(context, id, { paidOn });
    const [first] = await listFilePayments(context, id);
    return refusePayments(context, id, { payments: [first?.id ?? 0] });
  };
  for (const round of rounds) {
    await Promise.all(
      round.map(async (wanted) =>
        expect(['OK', ...allowed[wanted.does]]).toContain(await outcomeOf(run(wanted).catch(asAnswered))),
      ),
    );
    expect(await runBooksCheck(app.context.db)).toEqual([]);
    const own = due.map(({ id }) => id);
    const sent = await app.context.db
      .select({ id: filePayments.refundId })
      .from(filePayments)
      .where(and(inArray(filePayments.refundId, own), eq(filePayments.state, 'sent')));
    expect(new Set(sent.map(({ id }) => id)).size).toBe(sent.length);
    const closed = await app.context.db
      .select({ id: refunds.id, reference: refunds.reference })
      .from(refunds)
      .where(and(inArray(refunds.id, own), isNotNull(refunds.returnedOn)));
    // Money that left by a file left by the one file that was not withdrawn.
    for (const { id, reference } of closed)
      if (reference !== 'FT') expect(sent.filter((one) => one.id === id)).toHaveLength(1);
  }
}

test('I-39 whatever clerks do at once, a refund is in at most one file that was not withdrawn, and leaves once', () =>
  fc.assert(fc.asyncProperty(lives, live), { numRuns: 3, endOnFailure: true }));

test('I-39 in many more lives', { tags: 'thorough' }, () =>
  fc.assert(fc.asyncProperty(lives, live), { numRuns: 60, endOnFailure: true }),
);
