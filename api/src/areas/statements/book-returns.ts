/** What the parts of a debit record in the books: each is the return of a refund or of unknown money, or a payout. */
import type { AssignLineInput, PartKind } from '@share/contract/areas/statements/statements.schemas.ts';
import { fromMinorUnits, toMinorUnits } from '@share/contract/shared/numbers/money.ts';
import type { Context } from '../../platform/context.ts';
import type { Db } from '../../platform/database/database.ts';
import { Refusal } from '../../platform/refusal.ts';
import { closeRefundIn, markPayoutLines } from '../ledger/ledger.shared.ts';
import { dueMoneyOf, lockFileMoney, type StoredDueMoney } from './judging/due-money.reads.ts';
import { isNamedIn } from './judging/judge-debit.ts';
import type { StoredLine } from './statements.reads.ts';
import { statementLineParts } from './statements.tables.ts';
import { returnWithin } from './unknown-money.verbs.ts';

const LONGEST_REFERENCE = 140;

interface Returned {
  returnedOn: string;
  reference: string;
}

/**
 * Closes a refund of exactly its amount for each part, the oldest of its order, on the day of the bank. A part without an order is
 * unknown money that went back to the account it came from, a payout, or all payments of a file for the bank: what the line names,
 * else the oldest to that account. Locked like the parts of a credit (R3).
 */
export async function bookReturns(
  tx: Db,
  context: Context,
  line: StoredLine,
  { parts }: Pick<AssignLineInput, 'parts'>,
): Promise<{ kind: PartKind }[]> {
  const returned = {
    returnedOn: line.bookedOn,
    reference: (line.reference || line.title || '–').slice(0, LONGEST_REFERENCE),
  };
  const due = await dueMoneyOf(
    tx,
    parts.map(({ amount }) => amount.toFixed(2)),
  );
  const inOrder = parts
    .map((part, nth) => ({ ...part, nth }))
    .toSorted((one, two) => (one.order ?? 0) - (two.order ?? 0));
  const booked: (typeof statementLineParts.$inferInsert & { kind: PartKind })[] = [];
  for (const { order, amount, nth } of inOrder) {
    const money = meantBy(line, due, { order, amount: toMinorUnits(amount.toFixed(2)) });
    if (!money) throw new Refusal('REFUND_NOT_DUE', `parts.${nth}.order`);
    if (money.file === null) booked.push(await close(tx, context, line, money, returned));
    else {
      for (const payment of await lockFileMoney(tx, money.file))
        booked.push(await close(tx, context, line, payment, { ...returned, reference: payment.reference }));
    }
  }
  await tx.insert(statementLineParts).values(booked);
  return booked;
}

function meantBy(
  line: StoredLine,
  due: readonly StoredDueMoney[],
  { order, amount }: { order: number | null; amount: bigint },
): StoredDueMoney | undefined {
  const isNamed = isNamedIn(line);
  const isToAccount = ({ kind, account }: StoredDueMoney) =>
    account === (kind === 'file' ? line.account : line.counterpartyAccount);
  const possible = due.filter(
    (one) =>
      one.order === order && one.amount === amount && (order !== null || isToAccount(one) || isNamed(one)),
  );
  return possible.find(isNamed) ?? possible[0];
}

async function close(
  tx: Db,
  context: Context,
  line: StoredLine,
  { kind, order, transaction, refundId, unknownId, payoutLine, amount }: StoredDueMoney,
  { returnedOn, reference }: Returned,
) {
  if (refundId !== null && transaction !== null)
    await closeRefundIn(tx, context, transaction, {
      returnedOn,
      reference,
      refund: refundId,
      reason: 'rejection',
    });
  else if (unknownId !== null) await returnWithin(tx, context, unknownId, { returnedOn, reference });
  else if (payoutLine !== null)
    await markPayoutLines(tx, context, [payoutLine], { to: 'paid', paidOn: returnedOn, reference });
  return {
    lineId: line.id,
    kind: kind === 'refund' || kind === 'payout' ? kind : ('return' as const),
    orderId: order,
    transactionId: transaction,
    refundId,
    unknownId,
    payoutLineId: payoutLine,
    amount: fromMinorUnits(amount),
  };
}
