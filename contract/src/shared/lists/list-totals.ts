/** Number and sum of all rows of a list that match its filters. They are a separate call, so that rows never wait for them. */
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { MoneyView } from '../numbers/money.ts';
import type { PermissionKey } from '../permissions.ts';
import type { ListDeclaration } from './list.ts';

/** `amount` is null where no money is listed. */
const Total = z.object({ rows: z.number(), amount: MoneyView.nullable() });
export type Total = z.infer<typeof Total>;

export const ListTotals = Total.extend({
  /**
   * Number and sum for each choice of the tabs, under all other filters; choices without rows are left out. Null: the list has
   * no tabs, or so many rows match that counting them by tab would take long.
   */
  tabs: z.record(z.string(), Total).nullable(),
});
export type ListTotals = z.infer<typeof ListTotals>;

/** The call for the totals of a list: its query is that of the list, without page and order. */
export const totalsEndpoint = <
  const Declared extends ListDeclaration,
  const Key extends PermissionKey,
>(list: {
  path: string;
  access: Key;
  list: Declared;
}) =>
  endpoint({
    method: 'GET',
    path: `${list.path}/totals`,
    access: list.access,
    summary: `Number of the rows that match, and the sum of their money: ${list.list.name}`,
    list: list.list,
    answer: ListTotals,
    errors: [],
  });
