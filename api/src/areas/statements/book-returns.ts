/** What the parts of a debit record in the books: each is the return of a refund or of unknown money, or a payout. */
import type { AssignLineInput, PartKind } from '@share/contract/areas/statements/statements.schemas.ts';
import { toMinorUnits } from '@share/contract/shared/numbers/money.ts';
import type { Context } from '../../platform/context.ts';
import type { Db } from '../../platform/database/database.ts';
import { Refusal } from '../../platform/refusal.ts';
import { closeRefundIn, markPayoutLines } from '../ledger/ledger.shared.ts';
import { dueMoneyOf } from './judging/due-money.reads.ts';
import { isNamedIn } from './judging/judge-debit.ts';
import type { StoredLine } from './statements.reads.ts';
import { statementLineParts } from './statements.tables.ts';
import { returnWithin } from './unknown-money.verbs.ts';

const LONGEST_REFERENCE = 140;

/**
 * Closes a refund of exactly its amount for each part, the oldest of its order, on the day of the bank. A part without an order is
 * unknown money that went back to the account it came from, or a payout: the one that the title names, else the oldest to that
 * account. Locked like the parts of a credit (R3).
 */
export async function bookReturns(
  tx: Db,
  context: Context,
  line: StoredLine,
  { parts }: Pick<AssignLineInput, 'parts'>,
): Promise<{ kind: PartKind }[]> {
  const { bookedOn: returnedOn, counterpartyAccount: account } = line;
  const reference = (line.reference || line.title || '–').slice(0, LONGEST_REFERENCE);
  const due = await dueMoneyOf(
    tx,
    parts.map(({ amount }) => amount.toFixed(2)),
  );
  const isNamed = isNamedIn(line.title);
  const inOrder = parts
    .map((part, nth) => ({ ...part, nth }))
    .toSorted((one, two) => (one.order ?? 0) - (two.order ?? 0));
  const booked: (typeof statementLineParts.$inferInsert)[] = [];
  for (const { order, amount: number, nth } of inOrder) {
    const amount = number.toFixed(2);
    const possible = due.filter(
      (one) =>
        one.order === order &&
        one.amount === toMinorUnits(amount) &&
        (order !== null || one.account === account || isNamed(one)),
    );
    const money = possible.find(isNamed) ?? possible[0];
    if (!money) throw new Refusal('REFUND_NOT_DUE', `parts.${nth}.order`);
    const { kind, refundId, unknownId, payoutLine, transaction } = money;
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
    booked.push({
      lineId: line.id,
      kind: kind === 'unknown-money' ? 'return' : kind,
      orderId: order,
      transactionId: transaction,
      refundId,
      unknownId,
      payoutLineId: payoutLine,
      amount,
    });
  }
  await tx.insert(statementLineParts).values(booked);
  return booked;
}
