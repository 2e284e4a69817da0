/** A file for the bank has transfers from one own account; each payment is in at most one file that was not withdrawn (I-39). */
import { z } from 'zod';
import { CalendarDay } from '../../shared/dates.ts';
import { Id } from '../../shared/ids.ts';
import { MoneyView } from '../../shared/numbers/money.ts';
import { AccountNumber } from '../../shared/personal-data.ts';

export const paymentFileFormats = ['pain.001', 'elixir-0'] as const;
export type PaymentFileFormat = (typeof paymentFileFormats)[number];
export const painVersions = ['03', '09'] as const;
export type PainVersion = (typeof painVersions)[number];
export const elixirEncodings = ['windows-1250', 'ibm852'] as const;
export type ElixirEncoding = (typeof elixirEncodings)[number];

/** What is paid: a refund of an order, unknown money that goes back to the account it came from, or a payout. */
export const paymentKinds = ['refund', 'unknown', 'payout'] as const;
export type PaymentKind = (typeof paymentKinds)[number];

/** Why a payment cannot be in a file: banks need a name and a Polish account with right check digits. */
export const paymentObstacles = ['no-account', 'foreign-account', 'wrong-account', 'no-name'] as const;
export type PaymentObstacle = (typeof paymentObstacles)[number];

/** `waiting`: in no file. `sent`: in a file that was not withdrawn, and not yet recorded as paid. */
export const dueStates = ['waiting', 'sent'] as const;
export type DueState = (typeof dueStates)[number];

export const DuePayment = z.object({
  /** Of the row; `record` is the number of the refund, of the unknown money or of the payout. */
  id: z.number(),
  kind: z.enum(paymentKinds),
  record: z.number(),
  /** Of a refund. */
  order: z.number().nullable(),
  /** The statement that unknown money came with. */
  statement: z.number().nullable(),
  /** To whom, as it was entered; a file has it in letters that banks take. Empty for a payout, like the account. */
  name: z.string(),
  account: z.string(),
  /** A payout has one for each holder who is still to get money. */
  payments: z.number(),
  /** How many of them no file can have. */
  unpayable: z.number(),
  amount: MoneyView,
  title: z.string(),
  dueSince: z.string(),
  /** The own account to which the money came; empty if its series has none. */
  payFrom: z.string(),
  state: z.enum(dueStates),
  obstacle: z.enum(paymentObstacles).nullable(),
  /** The file that it is in. */
  file: z.number().nullable(),
});
export type DuePayment = z.infer<typeof DuePayment>;

/** No bank takes more payments in one file. */
export const MOST_PAYMENTS = 5_000;

const Ids = z
  .array(Id)
  .max(MOST_PAYMENTS, { error: 'TOO_MANY_ITEMS' })
  .refine((ids) => new Set(ids).size === ids.length, { error: 'VALUE_INVALID' })
  .default([]);

export const PaymentFileInput = z
  .object({
    format: z.enum(paymentFileFormats, { error: 'VALUE_INVALID' }),
    /** Of pain.001.001. */
    version: z.enum(painVersions, { error: 'VALUE_INVALID' }).default('03'),
    /** Of Elixir-0; pain.001 is UTF-8. */
    encoding: z.enum(elixirEncodings, { error: 'VALUE_INVALID' }).default('windows-1250'),
    refunds: Ids,
    unknown: Ids,
    /** Whole payouts: each holder who is still to get money and has a Polish account. */
    payouts: Ids,
    /** The own account that pays; without it, the one to which the money came. */
    account: AccountNumber.optional(),
  })
  .refine(({ refunds, unknown, payouts }) => refunds.length + unknown.length + payouts.length > 0, {
    error: 'IS_REQUIRED',
    path: ['refunds'],
  })
  .refine(({ refunds, unknown }) => refunds.length + unknown.length <= MOST_PAYMENTS, {
    error: 'TOO_MANY_ITEMS',
    path: ['refunds'],
  });
export type PaymentFileInput = z.output<typeof PaymentFileInput>;

/** `open`: some of its payments are not recorded as paid. `done`: each was paid or refused by the bank. */
export const paymentFileStates = ['open', 'done', 'withdrawn'] as const;
export type PaymentFileState = (typeof paymentFileStates)[number];

export const PaymentFileView = z.object({
  id: z.number(),
  /** Of the file. */
  name: z.string(),
  /** By which the bank names it. */
  reference: z.string(),
  format: z.enum(paymentFileFormats),
  version: z.enum(painVersions).nullable(),
  encoding: z.enum(['utf-8', ...elixirEncodings]),
  /** The own account that pays. */
  account: z.string(),
  /** The day in Warsaw on which the bank is to pay. */
  executeOn: z.string(),
  payments: z.number(),
  sum: MoneyView,
  /** How many of them are recorded as paid, and how many the bank refused. */
  paid: z.number(),
  failed: z.number(),
  sha256: z.string(),
  state: z.enum(paymentFileStates),
  createdAt: z.string(),
  createdBy: z.string(),
  withdrawnAt: z.string().nullable(),
  withdrawnBy: z.string().nullable(),
});
export type PaymentFileView = z.infer<typeof PaymentFileView>;

/** What whoever makes a file may know without reading it. */
export const CreatedPaymentFile = PaymentFileView.pick({
  id: true,
  name: true,
  sha256: true,
  payments: true,
  sum: true,
}).extend({
  /** How many of the chosen payments it does not have: holders without a Polish account, and those beyond the most of a file. */
  left: z.number(),
});
export type CreatedPaymentFile = z.infer<typeof CreatedPaymentFile>;

/** `sent` until it is recorded as paid; `failed`: the bank refused it; `withdrawn`: with its file. Only the last two may be in another file. */
export const paymentStates = ['sent', 'paid', 'failed', 'withdrawn'] as const;
export type PaymentState = (typeof paymentStates)[number];

/** A payment as the file has it. */
export const FilePaymentView = z.object({
  id: z.number(),
  kind: z.enum(paymentKinds),
  state: z.enum(paymentStates),
  /** By which the bank names it. */
  reference: z.string(),
  name: z.string(),
  account: z.string(),
  amount: MoneyView,
  title: z.string(),
  order: z.number().nullable(),
  statement: z.number().nullable(),
  payout: z.number().nullable(),
  /** A day in Warsaw. */
  paidOn: z.string().nullable(),
});
export type FilePaymentView = z.infer<typeof FilePaymentView>;

/** Without `payments`, all that the bank has neither refused nor paid. */
export const PaidInput = z.object({
  paidOn: CalendarDay,
  payments: z
    .array(Id)
    .min(1, { error: 'IS_REQUIRED' })
    .max(MOST_PAYMENTS, { error: 'TOO_MANY_ITEMS' })
    .optional(),
});
export type PaidInput = z.output<typeof PaidInput>;

export const PaidPayment = z.object({ payment: z.number(), done: z.boolean(), code: z.string().nullable() });
export type PaidPayment = z.infer<typeof PaidPayment>;

export const RefusedInput = z.object({
  payments: z.array(Id).min(1, { error: 'IS_REQUIRED' }).max(MOST_PAYMENTS, { error: 'TOO_MANY_ITEMS' }),
});
