/** Find anything: records of every kind by what people know of them, from one field (Ctrl+K). */
import { z } from 'zod';
import { endpoint } from '../../shared/endpoint.ts';
import { withoutInvisible } from '../../shared/invisible.ts';
import { MoneyView } from '../../shared/numbers/money.ts';
import { orderStatuses } from '../orders/orders.schemas.ts';

/** The kinds in the order in which they are shown. */
export const foundKinds = ['orders', 'transactions', 'users', 'offers', 'series', 'agreements'] as const;
export type FoundKind = (typeof foundKinds)[number];

/** The most records of each kind. */
export const MOST_FOUND = 5;

/** What tells an order or a transaction from others of the same person. */
const FoundMoney = z.object({ status: z.enum(orderStatuses), amount: MoneyView, date: z.string() });
export type FoundMoney = z.infer<typeof FoundMoney>;

const FoundItem = z.object({
  id: z.number(),
  title: z.string(),
  /** Tells the record from others, such as the investor of an order or the e-mail of a person. May be empty. */
  detail: z.string(),
  /** Null for records that are not about money. */
  money: FoundMoney.nullable(),
  /** The address of the record's screen in the back office. */
  route: z.string(),
});
export type FoundItem = z.infer<typeof FoundItem>;

const FoundGroup = z.object({ kind: z.enum(foundKinds), items: z.array(FoundItem) });
export type FoundGroup = z.infer<typeof FoundGroup>;

/**
 * Answers only kinds whose records the caller may open, and of which something was found. A number is looked for in ids of
 * records, titles of transfers, amounts, telephone numbers, and the first or last digits of accounts; words in names.
 */
export const findAnything = endpoint({
  method: 'GET',
  path: '/admin/find',
  access: 'self',
  summary: 'Find records of every kind that the caller may open',
  query: z.object({
    text: z.string().overwrite(withoutInvisible).trim().max(200, { error: 'VALUE_TOO_LONG' }).default(''),
  }),
  answer: z.array(FoundGroup),
  errors: [],
});
