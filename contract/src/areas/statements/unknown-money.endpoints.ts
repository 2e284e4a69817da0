/** Money that arrived and belongs to nobody yet: it waits until it is given to orders or returned to the account it came from. */
import { z } from 'zod';
import { CalendarDay } from '../../shared/dates.ts';
import { endpoint } from '../../shared/endpoint.ts';
import { IdParams } from '../../shared/ids.ts';
import { list, listAnswer } from '../../shared/lists/list.ts';
import { exportEndpoint } from '../../shared/lists/list-export.ts';
import { totalsEndpoint } from '../../shared/lists/list-totals.ts';
import { MoneyView } from '../../shared/numbers/money.ts';
import { RequiredText } from '../../shared/text-fields.ts';
import { closeRefund } from '../refunds/refunds.endpoints.ts';
import { unknownStates } from './statements.schemas.ts';

export const unknownMoneyList = list({
  name: 'unknownMoney',
  filters: {
    /** A part of the sender's name or of the title. */
    sender: { type: 'text', minimum: 3 },
    bookedOn: { type: 'dateRange', ofBooks: true },
    amount: { type: 'numberRange' },
    state: { type: 'select', choices: unknownStates },
  },
  sortable: ['bookedOn', 'amount'],
  defaultOrder: { column: 'bookedOn', direction: 'DESC' },
  tabs: 'state',
});

export const UnknownMoneyRow = z.object({
  id: z.number(),
  line: z.number(),
  statement: z.number(),
  /** The day in Warsaw on which the bank booked it. */
  bookedOn: z.string(),
  amount: MoneyView,
  title: z.string(),
  /** The account that it came from, to which it is returned. */
  counterparty: z.object({ name: z.string(), account: z.string() }),
  note: z.string(),
  /** The file for the bank that has its transfer back, unless that was withdrawn or the bank refused it. */
  paymentFile: z.number().nullable(),
  state: z.enum(unknownStates),
  /** A day in Warsaw; null unless it was returned, like the reference. */
  returnedOn: z.string().nullable(),
  reference: z.string().nullable(),
  /** When and by whom it was given to orders or returned; null while it waits. */
  closedAt: z.string().nullable(),
  closedBy: z.string().nullable(),
});
export type UnknownMoneyRow = z.infer<typeof UnknownMoneyRow>;

export const listUnknownMoney = endpoint({
  method: 'GET',
  path: '/admin/statement/unknown',
  access: 'admin:statement:list',
  summary: 'List money that belongs to nobody yet, and what became of it',
  list: unknownMoneyList,
  answer: listAnswer(UnknownMoneyRow),
  errors: [],
});

export const exportUnknownMoney = exportEndpoint(listUnknownMoney, {
  bookedOn: 'day',
  amount: 'amount',
  title: 'text',
  sender: { kind: 'text', value: ({ counterparty }) => counterparty.name },
  account: { kind: 'text', value: ({ counterparty }) => counterparty.account },
  note: 'text',
  state: 'choice',
  returnedOn: 'day',
  reference: 'text',
  closedAt: 'instant',
  closedBy: 'text',
});

export const totalUnknownMoney = totalsEndpoint(listUnknownMoney);

/** `returnedOn` lies between the day on which the money arrived and today, in Warsaw. */
export const ReturnInput = z.object({ returnedOn: CalendarDay, reference: RequiredText(140) });
export type ReturnInput = z.infer<typeof ReturnInput>;

export const returnUnknownMoney = endpoint({
  method: 'POST',
  path: '/admin/statement/unknown/:id/return',
  access: closeRefund.access,
  fourEyes: ['refunds'],
  summary: 'Record that unknown money was returned to the account it came from',
  params: IdParams,
  body: ReturnInput,
  answer: UnknownMoneyRow,
  errors: ['NOT_FOUND', 'REFUND_ALREADY_CLOSED', 'RETURNED_IN_THE_FUTURE', 'RETURNED_BEFORE_REJECTION'],
});
