/** The random life of statements beside that of orders: what clerks do with their lines. */
import fc from 'fast-check';
import type { Booking } from '../files/statement-files.ts';

const bookingKinds = ['full', 'less', 'more', 'two', 'unknown', 'refund', 'return'] as const;
interface Wanted {
  kind: (typeof bookingKinds)[number];
  order: number;
}
export type Split = 'one' | 'two' | 'rest' | 'unknown';
/** Orders, lines and unknown money are counted from the last one backwards, so that many commands meet the same one. */
export type Command =
  | { does: 'place'; by: number }
  | { does: 'reject' | 'complete'; order: number; by: number }
  | { does: 'import'; bookings: Wanted[]; by: number }
  | { does: 'accept'; note: string; by: number }
  | { does: 'assign'; line: number; order: number; split: Split; by: number }
  | { does: 'aside' | 'reopen'; line: number; by: number }
  | { does: 'return'; unknown: number; by: number };

const by = fc.nat({ max: 1 });
const order = fc.nat({ max: 4 });
const line = fc.nat({ max: 5 });
const splits = fc.constantFrom<Split>('one', 'two', 'rest', 'unknown');
const bookings = fc.array(fc.record({ kind: fc.constantFrom(...bookingKinds), order }), {
  minLength: 1,
  maxLength: 4,
});
const command: fc.Arbitrary<Command> = fc.oneof(
  { weight: 2, arbitrary: fc.record({ does: fc.constant('place' as const), by }) },
  {
    weight: 2,
    arbitrary: fc.record({ does: fc.constantFrom('reject' as const, 'complete' as const), order, by }),
  },
  { weight: 4, arbitrary: fc.record({ does: fc.constant('import' as const), bookings, by }) },
  {
    weight: 3,
    arbitrary: fc.record({ does: fc.constant('accept' as const), note: fc.constantFrom('', 'Seen'), by }),
  },
  {
    weight: 6,
    arbitrary: fc.record({ does: fc.constant('assign' as const), line, order, split: splits, by }),
  },
  {
    weight: 4,
    arbitrary: fc.record({ does: fc.constantFrom('aside' as const, 'reopen' as const), line, by }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ does: fc.constant('return' as const), unknown: fc.nat({ max: 2 }), by }),
  },
);
/** The commands of one round run at the same time. */
export const rounds = fc.array(fc.array(command, { minLength: 1, maxLength: 6 }), {
  minLength: 3,
  maxLength: 8,
});

const imported = (...kinds: Wanted['kind'][]): Command => ({
  does: 'import',
  bookings: kinds.map((kind) => ({ kind, order: 0 })),
  by: 0,
});
const assigned = (nth: number, split: Split): Command => ({
  does: 'assign',
  line: nth,
  order: 0,
  split,
  by: 0,
});
/** A life in which lines become everything that they can. */
export const everything: Command[][] = [
  [{ does: 'place', by: 0 }],
  [{ does: 'place', by: 1 }],
  [imported('full', 'full', 'unknown', 'return', 'refund', 'less')],
  [
    { does: 'accept', note: '', by: 0 },
    { does: 'accept', note: '', by: 1 },
  ],
  [assigned(4, 'one'), { does: 'aside', line: 0, by: 1 }],
  [assigned(3, 'unknown'), { does: 'reopen', line: 0, by: 1 }],
  [assigned(2, 'unknown')],
  [{ does: 'reject', order: 0, by: 0 }],
  [assigned(1, 'one'), { does: 'accept', note: 'Seen', by: 1 }],
  [{ does: 'place', by: 0 }],
  [{ does: 'reject', order: 0, by: 0 }],
  [assigned(0, 'rest')],
  [{ does: 'reopen', line: 0, by: 0 }, assigned(0, 'one')],
];

/** The refusals of what is decided about a line: another clerk was faster, or the order or the money is of another kind. */
const undecidable = [
  'STATEMENT_LINE_DECIDED',
  'VALUE_INVALID',
  'NOT_FOUND',
  'ORDER_NOT_EXISTS',
  'REFUND_NOT_DUE',
  'REFUND_ALREADY_CLOSED',
  'NO_LATE_TRANSFER',
  'NO_FURTHER_TRANSFER',
  'TRANSACTION_MANAGER:WRONG_TRANSACTION_STATUS_FOR_ACCEPT',
];
/** The refusals that are allowed. Those of `accept` are the codes of its lines. */
export const refusals: Record<Command['does'], readonly string[]> = {
  place: [],
  reject: ['ORDER_COMPLETED', 'ORDER_ALREADY_REJECTED', 'ORDER_NOT_EXISTS'],
  complete: ['ORDER_NOT_PAID', 'ALREADY_ACCEPTED', 'ORDER_ALREADY_REJECTED', 'ORDER_NOT_EXISTS'],
  import: [],
  accept: ['STATEMENT_LINE_NOT_SURE', ...undecidable],
  assign: undecidable,
  aside: ['STATEMENT_LINE_DECIDED', 'NOT_FOUND'],
  reopen: ['STATEMENT_LINE_IN_USE', 'CHANGED_MEANWHILE', 'NOT_FOUND'],
  return: ['REFUND_ALREADY_CLOSED', 'NOT_FOUND'],
};

export const DAY = '2026-06-10';
/** Of a sender whom no order names. */
const STRANGER = '27114020040000300201355387';
/** Of the investors of all orders. */
const INVESTOR = '61109010140000071219812874';

/** A booking about an order over 200 zł, or two of them. */
export function aBooking({ kind }: Wanted, [order, other]: readonly [number, number], mark: string): Booking {
  const unknown = { day: DAY, name: 'KTOŚ INNY', account: STRANGER, title: `przelew ${mark}` };
  if (kind === 'unknown') return { ...unknown, amount: '77.77' };
  if (kind === 'return') return { ...unknown, amount: '-77.77' };
  const title = kind === 'two' ? `Zam. ${order}, zam. ${other} ${mark}` : `Zam. ${order} ${mark}`;
  if (kind === 'refund') return { day: DAY, title, amount: '-200.00', account: INVESTOR };
  return { day: DAY, title, amount: { full: '200.00', less: '150.00', more: '250.00', two: '400.00' }[kind] };
}

/** The parts of an amount in grosze. */
export function partsOf(grosze: number, split: Split, [order, other]: readonly [number, number]) {
  const first = grosze > 20_000 ? 20_000 : Math.ceil(grosze / 2);
  const part = (of: number | null, amount: number) => ({ order: of, amount: amount / 100 });
  if (split === 'unknown') return [part(null, grosze)];
  if (split === 'one' || (split === 'two' && order === other)) return [part(order, grosze)];
  return [part(order, first), part(split === 'two' ? other : null, grosze - first)];
}
