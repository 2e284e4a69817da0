import { fromMinorUnits, toMinorUnits } from '@share/contract/shared/numbers/money.ts';
import fc from 'fast-check';
import { PRICE } from './model-market.ts';

/** Faults in which PayPal has forgotten, or does not know yet, what it did. */
const forgets = ['missing', 'noRoute', 'stale'] as const;
const faults = [
  'silent',
  'error',
  'dropped',
  'liesAboutAmount',
  'declined',
  'pending',
  ...forgets,
  'none',
] as const;
export type Fault = (typeof faults)[number];
/** Whether PayPal does not answer a question, or with something else than what is so. */
export const spoilsQuestions = (fault: Fault) =>
  fault !== 'none' && fault !== 'declined' && fault !== 'pending';
const moves = [
  'pay',
  'approve',
  'capture',
  'transfer',
  'cancel',
  'accept transfer',
  'further transfer',
  'accept',
  'reject',
  'refund',
  'ask',
  'notice',
  'return at PayPal',
] as const;
export type Move = (typeof moves)[number];
export type Step =
  | { does: 'order'; by: number; quantity: number }
  | { does: 'join' }
  | { does: 'forged notice' }
  | { does: 'job'; fault?: Fault }
  | { does: 'days pass'; days: number }
  | { does: Move; of: number; fault?: Fault; at?: 'get' | 'all' };

const oftenRight = fc.oneof(
  { weight: 2, arbitrary: fc.constant('none' as const) },
  { weight: 1, arbitrary: fc.constantFrom(...faults) },
);
/** The fault may occur in the question, in the call itself, or in both, each time. */
const where = fc.constantFrom('get' as const, 'all' as const, undefined);
export const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({
      does: fc.constant('order' as const),
      by: fc.nat({ max: 2 }),
      quantity: fc.integer({ min: 1, max: 4 }),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.oneof(
      fc.constant({ does: 'forged notice' as const }),
      fc.record({ does: fc.constant('job' as const), fault: fc.constantFrom('none' as const, ...forgets) }),
    ),
  },
  {
    weight: 1,
    arbitrary: fc.record({ does: fc.constant('days pass' as const), days: fc.constantFrom(1, 6, 15) }),
  },
  {
    weight: 14,
    arbitrary: fc.record({
      does: fc.constantFrom(...moves),
      of: fc.nat({ max: 3 }),
      fault: oftenRight,
      at: where,
    }),
  },
);

const first = (does: Move, fault: Fault = 'none'): Step => ({ does, of: 0, fault });
const paid = (fault: Fault): Step[] => [
  { does: 'order', by: 0, quantity: 2 },
  first('pay'),
  first('notice'),
  first('approve'),
  first('capture', fault),
];
/**
 * Sequences that chance rarely draws: each fault at each call; late, repeated and early notices; an end while money is on its
 * way.
 */
export const lives: Step[][] = faults.flatMap((fault) => [
  [
    { does: 'order', by: 1, quantity: 3 },
    first('pay', fault),
    first('pay'),
    first('approve'),
    first('notice'),
    first('notice'),
    { does: 'job' },
  ],
  [...paid('none'), first('accept', fault), first('notice'), { does: 'job' }, first('accept')],
  [...paid(fault), first('cancel'), first('reject'), { does: 'days pass', days: 15 }, first('notice')],
  [
    ...paid('none'),
    first('reject'),
    first('refund', fault),
    first('notice'),
    first('refund'),
    { does: 'job' },
  ],
]);
lives.push([
  ...paid('none'),
  first('return at PayPal'),
  first('notice'),
  { does: 'job' },
  first('accept'),
  first('reject'),
  first('refund'),
]);
lives.push([...paid('none'), first('return at PayPal'), first('reject'), first('refund'), { does: 'job' }]);
lives.push([
  { does: 'order', by: 0, quantity: 1 },
  first('further transfer'),
  ...paid('none').slice(1),
  first('further transfer'),
  first('reject'),
  first('further transfer'),
  first('refund'),
  { does: 'job' },
]);
lives.push([
  ...paid('none'),
  first('reject'),
  first('return at PayPal'),
  { does: 'refund', of: 0, fault: 'silent', at: 'get' },
  first('notice'),
  { does: 'job' },
]);
for (const fault of faults) {
  const asked = (does: Move): Step => ({ does, of: 0, fault, at: 'get' });
  lives.push([
    ...paid('none').slice(0, -1),
    asked('pay'),
    asked('capture'),
    first('capture', 'dropped'),
    asked('ask'),
    { does: 'job' },
    first('pay'),
  ]);
}
/** The answer to the capture was lost, and every later question gets a wrong answer. */
for (const fault of forgets) {
  const asked = (does: Move): Step => ({ does, of: 0, fault, at: 'all' });
  lives.push([
    ...paid('dropped'),
    { does: 'job', fault },
    asked('capture'),
    first('notice'),
    { does: 'job', fault },
    asked('ask'),
    first('pay'),
    first('transfer'),
    first('cancel'),
    { does: 'days pass', days: 15 },
    { does: 'job', fault },
    first('reject'),
  ]);
}
lives.push([{ does: 'join' }, { does: 'order', by: 2, quantity: 6 }, first('transfer'), first('cancel')]);

export interface Modelled {
  id: number;
  by: number;
  quantity: number;
  endsAt: number;
  status: 'new' | 'paid' | 'completed' | 'rejected';
  method: 'bankTransfer' | 'payPal';
  /** PayPal may be taking the money: only its answer moves the order. */
  isHeld: boolean;
  refund: 'due' | 'returned' | null;
  /** The server knows that PayPal returned the money. */
  isReturned: boolean;
}
export const isFree = ({ status, isHeld }: Modelled) => status === 'new' && !isHeld;
export const isOpen = ({ status }: Modelled) => status === 'new' || status === 'paid';
export const sharesOf = (orders: Modelled[], which: (order: Modelled) => boolean) =>
  orders.filter(which).reduce((sum, { quantity }) => sum + quantity, 0);
export const costOf = (quantity: number) => fromMinorUnits(BigInt(quantity) * toMinorUnits(PRICE));

/** The effect of a successful move on an order, without PayPal; null if the move must be refused. */
export const effects: Partial<Record<Move, (order: Modelled, isLate: boolean) => Partial<Modelled> | null>> =
  {
    pay: (order, isLate) => (isFree(order) && !isLate ? { method: 'payPal' } : null),
    transfer: (order, isLate) => (isFree(order) && !isLate ? { method: 'bankTransfer' } : null),
    cancel: (order) => (isFree(order) ? { status: 'rejected' } : null),
    'accept transfer': (order, isLate) =>
      order.method === 'bankTransfer' && order.status === 'new' && !isLate ? { status: 'paid' } : null,
    'further transfer': ({ status, refund }) =>
      status === 'paid' || status === 'completed' || refund !== null ? {} : null,
    accept: ({ status, isReturned }) => (status === 'paid' && !isReturned ? { status: 'completed' } : null),
    reject: (order) => {
      if (isFree(order)) return { status: 'rejected' };
      if (order.status !== 'paid') return null;
      return { status: 'rejected', refund: order.isReturned ? 'returned' : 'due' };
    },
  };
