/** What the parts of a line record in the books: each by the verb that staff use without a statement too. */
import type { AssignLineInput, PartKind } from '@share/contract/areas/statements/statements.schemas.ts';
import type { Context } from '../../platform/context.ts';
import type { Db } from '../../platform/database/database.ts';
import { Refusal } from '../../platform/refusal.ts';
import { acceptWithin, recordFurtherWithin, recordLateWithin } from '../ledger/ledger.shared.ts';
import { type KnownOrder, ordersOf } from './judging/evidence.reads.ts';
import type { StoredLine } from './statements.reads.ts';
import { statementLineParts } from './statements.tables.ts';
import { recordUnknown } from './unknown-money.verbs.ts';

type Part = Pick<
  typeof statementLineParts.$inferInsert,
  'kind' | 'orderId' | 'transactionId' | 'refundId' | 'unknownId'
>;

/** Records the parts of a credit. Orders are locked by their numbers, so that two splits never wait for each other (R3). */
export async function bookParts(
  tx: Db,
  context: Context,
  line: StoredLine,
  { parts, note }: AssignLineInput,
): Promise<{ kind: PartKind }[]> {
  const orders = await ordersOf(
    { ...context, db: tx },
    parts.flatMap(({ order }) => order ?? []),
  );
  const inOrder = parts
    .map((part, nth) => ({ ...part, nth }))
    .toSorted((one, two) => (one.order ?? Infinity) - (two.order ?? Infinity));
  const booked: (Part & { lineId: number; amount: string })[] = [];
  for (const { order: id, amount: number, nth } of inOrder) {
    const amount = number.toFixed(2);
    const order = id === null ? null : orders.get(id);
    if (order === undefined) throw new Refusal('ORDER_NOT_EXISTS', `parts.${nth}.order`);
    const part =
      order === null
        ? await asUnknown(tx, context, line, { amount, note })
        : await asPayment(tx, context, order, {
            receivedAmount: number,
            receivedOn: line.bookedOn,
            ...(note === '' ? {} : { note }),
          });
    booked.push({ ...part, lineId: line.id, amount });
  }
  await tx.insert(statementLineParts).values(booked);
  return booked;
}

async function asUnknown(
  tx: Db,
  context: Context,
  line: StoredLine,
  money: { amount: string; note: string },
): Promise<Part> {
  return { kind: 'unknown', unknownId: await recordUnknown(tx, context, line, money) };
}

interface Received {
  receivedAmount: number;
  receivedOn: string;
  note?: string;
}

/** The money of an order that waits is its payment; of another one it is to be returned. */
async function asPayment(tx: Db, context: Context, order: KnownOrder, received: Received): Promise<Part> {
  const { id: orderId, transactionId, state } = order;
  if (state === 'paid') {
    const { further } = await recordFurtherWithin(tx, context, transactionId, received, null);
    return { kind: 'further', orderId, transactionId, refundId: further.at(-1)?.id ?? null };
  }
  if (state === 'ended') {
    await recordLateWithin(tx, context, transactionId, received);
    return { kind: 'late', orderId, transactionId };
  }
  await acceptWithin(tx, context, transactionId, received);
  return { kind: 'receipt', orderId, transactionId };
}
