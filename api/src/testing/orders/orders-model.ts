import type { OrderStatus } from '@share/contract/areas/orders/orders.schemas.ts';
import type { RefundState } from '@share/contract/areas/orders/refunds.schemas.ts';
import fc from 'fast-check';
import { Refusal, Refusals } from '../../platform/refusal.ts';

export type Move =
  | 'edit'
  | 'extend'
  | 'pay'
  | 'accept'
  | 'expire'
  | 'reject'
  | 'late'
  | 'further'
  | 'refund'
  | 'return';
export type Command =
  | { does: 'place'; quantity: number; investor: number; consents: boolean; by: number }
  | { does: 'limit'; limit: number; by: number }
  | { does: Move; order: number; by: number };

const by = fc.nat({ max: 1 });
/** Weighted so that enough orders stay open long enough to be accepted. */
const move: fc.Arbitrary<Move> = fc.oneof(
  { weight: 4, arbitrary: fc.constant('pay' as const) },
  { weight: 5, arbitrary: fc.constant('accept' as const) },
  { weight: 2, arbitrary: fc.constant('extend' as const) },
  { weight: 4, arbitrary: fc.constantFrom('edit' as const, 'expire' as const, 'reject' as const) },
  {
    weight: 2,
    arbitrary: fc.constantFrom('late' as const, 'further' as const, 'refund' as const, 'return' as const),
  },
);
const command: fc.Arbitrary<Command> = fc.oneof(
  {
    weight: 2,
    arbitrary: fc.record({
      does: fc.constant('place' as const),
      quantity: fc.integer({ min: 1, max: 5 }),
      investor: fc.nat({ max: 1 }),
      consents: fc.integer({ min: 1, max: 6 }).map((dice) => dice > 1),
      by,
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ does: fc.constant('limit' as const), limit: fc.integer({ min: 0, max: 20 }), by }),
  },
  { weight: 5, arbitrary: fc.record({ does: move, order: fc.nat({ max: 4 }), by }) },
);
/** The commands of one round run at the same time. */
export const rounds = fc.array(fc.array(command, { minLength: 1, maxLength: 7 }), {
  minLength: 3,
  maxLength: 9,
});

const lifeOf = (...moves: Move[]): Command[][] => [
  [{ does: 'place', quantity: 1, investor: 0, consents: true, by: 0 }],
  ...moves.map((does): Command[] => [{ does, order: 0, by: 0 }]),
];
/**
 * Sequences that chance rarely draws: a paid order is rejected and its money returned; an order is paid three times; an order is
 * paid after it expired.
 */
export const refunded = lifeOf('pay', 'reject', 'refund');
export const paidLate = lifeOf('edit', 'expire', 'late');
export const paidAgain = lifeOf('pay', 'further', 'further', 'return', 'accept', 'further');

export interface Modelled {
  id: number;
  transactionId: number;
  investor: number;
  quantity: number;
  status: OrderStatus;
  isExtended: boolean;
  refund: RefundState | null;
  /** The refunds of further transfers, in the sequence in which they were recorded. */
  further: RefundState[];
}

/** The effect of each move on an order, or null where it is refused. In a round the moves of one order count in this sequence. */
export const outcomes: Record<Move, (order: Modelled) => Partial<Modelled> | null> = {
  edit: ({ status }) => (status === 'new' || status === 'paid' ? {} : null),
  extend: ({ status }) => (status === 'new' ? { isExtended: true } : null),
  pay: ({ status }) => (status === 'new' ? { status: 'paid' } : null),
  accept: ({ status }) => (status === 'paid' ? { status: 'completed' } : null),
  expire: ({ status, isExtended }) => (status === 'new' && !isExtended ? { status: 'rejected' } : null),
  reject: ({ status }) => {
    if (status !== 'new' && status !== 'paid') return null;
    return { status: 'rejected', refund: status === 'paid' ? 'due' : null };
  },
  late: ({ status, refund }) => (status === 'rejected' && refund === null ? { refund: 'due' } : null),
  further: ({ status, refund, further }) =>
    status === 'paid' || status === 'completed' || refund !== null ? { further: [...further, 'due'] } : null,
  refund: ({ refund }) => (refund === 'due' ? { refund: 'returned' } : null),
  return: ({ further }) => {
    const oldest = further.indexOf('due');
    return oldest < 0 ? null : { further: further.with(oldest, 'returned') };
  },
};
export const sequence = Object.keys(outcomes) as Move[];

export const refusals: Record<Move, readonly string[]> = {
  edit: ['CANT_UPDATE_ORDER'],
  extend: ['TRANSACTION_MANAGER:CANT_EXTEND_WAIT_UNTIL'],
  pay: ['TRANSACTION_MANAGER:WRONG_TRANSACTION_STATUS_FOR_ACCEPT'],
  accept: ['ORDER_NOT_PAID', 'ALREADY_ACCEPTED', 'ORDER_ALREADY_REJECTED'],
  expire: ['LEFT_ALONE'],
  reject: ['ORDER_COMPLETED', 'ORDER_ALREADY_REJECTED'],
  late: ['NO_LATE_TRANSFER'],
  further: ['NO_FURTHER_TRANSFER'],
  refund: ['REFUND_NOT_DUE', 'REFUND_ALREADY_CLOSED'],
  return: ['REFUND_NOT_DUE', 'REFUND_ALREADY_CLOSED'],
};

/** The number of shares in these orders: now without the rejected ones, ever with them. */
export const usedBy = (model: readonly Modelled[], when: 'now' | 'ever' = 'now') =>
  model
    .filter(({ status }) => when === 'ever' || status !== 'rejected')
    .reduce((sum, { quantity }) => sum + quantity, 0);

/** OK, or the codes of the refusal. Other errors fail the test. */
export async function outcomeOf(work: Promise<unknown>): Promise<string> {
  try {
    return (await work) === false ? 'LEFT_ALONE' : 'OK';
  } catch (error) {
    if (error instanceof Refusal) return error.code;
    if (error instanceof Refusals) return error.refusals.map(({ code }) => code).join();
    throw error;
  }
}
