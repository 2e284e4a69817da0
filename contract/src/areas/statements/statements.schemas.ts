/** A statement is a bank's file about one account: its lines are facts, and each is decided once (I-36, I-37). */
import { z } from 'zod';
import { Id } from '../../shared/ids.ts';
import { Money, MoneyView } from '../../shared/numbers/money.ts';
import { Text } from '../../shared/text-fields.ts';
import { RuleInput } from './statement-rules.schemas.ts';

export const statementFormats = ['mt940', 'camt053', 'csv'] as const;
export const statementEncodings = ['utf-8', 'windows-1250', 'iso-8859-2', 'ibm852'] as const;

/** What a line most likely is. Only `sure` is a promise: one open order, its exact amount, its investor or virtual account, no contradiction. */
export const statementVerdicts = [
  'sure',
  'likely',
  'wrong-amount',
  'several',
  'late',
  'further',
  'unknown',
  'not-ours',
] as const;
export type StatementVerdict = (typeof statementVerdicts)[number];

/** What speaks for a verdict, or against `sure`. */
export const statementReasons = [
  'virtual-account',
  'number',
  'amount',
  'account',
  'name',
  'several-numbers',
  'number-is-amount',
  'number-is-other',
  'account-of-others',
  'other-account',
  'sender-unknown',
  'own-account',
  'rule',
  'debit',
  'refund',
  'unknown-money',
  'payout',
  'file',
  'reference',
] as const;
export type StatementReason = (typeof statementReasons)[number];

/** `done`: all its money is recorded. `aside`: not ours. `duplicate`: another statement had the same booking before. */
const lineStates = ['open', 'done', 'aside', 'duplicate'] as const;
export type LineState = (typeof lineStates)[number];

/** What became of the money of a line. */
export const partKinds = ['receipt', 'late', 'further', 'unknown', 'refund', 'return', 'payout'] as const;
export type PartKind = (typeof partKinds)[number];

/** What became of unknown money: it waits until it is given to orders or returned to the account it came from. */
export const unknownStates = ['waiting', 'given', 'returned'] as const;
export type UnknownState = (typeof unknownStates)[number];

export const StatementView = z.object({
  id: z.number(),
  account: z.string(),
  format: z.enum(statementFormats),
  encoding: z.enum(statementEncodings),
  fileName: z.string(),
  /** The bank's number of the statement; empty where it gives none. */
  number: z.string(),
  /** Days. */
  from: z.string(),
  to: z.string(),
  opening: MoneyView,
  closing: MoneyView,
  lines: z.number(),
  /** How many lines nobody has decided yet. */
  open: z.number(),
  /** How many lines an earlier statement had; they count once. */
  known: z.number(),
  importedAt: z.string(),
  importedBy: z.string(),
  /**
   * How much more the opening balance is than the closing balance of the statement before; null where they agree, where one of
   * them is not known, and where the statement overlaps an earlier one.
   */
  gap: MoneyView.nullable(),
});
export type StatementView = z.infer<typeof StatementView>;

export const StatementRow = StatementView.omit({ gap: true, encoding: true, known: true });
export type StatementRow = z.infer<typeof StatementRow>;

/** `others`: the further statements of the same file. */
export const ImportedStatement = StatementView.extend({ others: z.array(z.number()) });

/** The order or the payout that a line pays, or may pay. */
const Paid = z.object({
  id: z.number(),
  investor: z.string(),
  amount: MoneyView,
});

/** `refund`, `return` and `payout` are debits: a refund of an order, unknown money that went back, and a dividend. */
const LinePart = z.object({
  kind: z.enum(partKinds),
  /** Null for unknown money and for payouts. */
  order: z.number().nullable(),
  payout: z.number().nullable(),
  /** Null for unknown money. */
  transaction: z.number().nullable(),
  amount: MoneyView,
});

export const StatementLineView = z.object({
  id: z.number(),
  bookedOn: z.string(),
  /** Negative where money left the account. */
  amount: z.number(),
  title: z.string(),
  counterparty: z.object({ name: z.string(), account: z.string() }),
  reference: z.string(),
  verdict: z.enum(statementVerdicts),
  reasons: z.array(z.enum(statementReasons)),
  order: Paid.nullable(),
  /** Of a debit. */
  payout: Paid.nullable(),
  /** The file for the bank all of whose payments an open debit most likely made. */
  file: z.number().nullable(),
  state: z.enum(lineStates),
  /** How much of its money belongs to nobody yet: 0 unless it is done. */
  waiting: MoneyView,
  /** What was decided, by whom and when; null while the line is open. */
  decision: z
    .object({
      by: z.string(),
      at: z.string(),
      note: z.string(),
      parts: z.array(LinePart),
    })
    .nullable(),
  /** Whether nothing rests on the decision, so that it can be undone. */
  canReopen: z.boolean(),
});
export type StatementLineView = z.infer<typeof StatementLineView>;

const Note = Text(500).default('');

/** Only lines that are sure, or with a note of why: those that are likely. */
export const AcceptLinesInput = z.object({
  lines: z.array(Id).min(1, { error: 'IS_REQUIRED' }).max(500, { error: 'TOO_MANY_ITEMS' }),
  note: Note,
});

export const AcceptedLine = z.object({ line: z.number(), done: z.boolean(), code: z.string().nullable() });

/** The amounts of the parts add up to that of the line, or to its unknown money if the rest is decided. */
export const AssignLineInput = z.object({
  parts: z
    .array(
      z.object({
        /** Null: nobody knows yet whose money this is; of a debit: unknown money went back, or a payout was paid. */
        order: Id.nullable(),
        amount: Money.refine((amount) => amount > 0, { error: 'MUST_BE_GREATER_THAN_0' }),
      }),
    )
    .min(1, { error: 'IS_REQUIRED' })
    .max(50, { error: 'TOO_MANY_ITEMS' })
    .refine((parts) => new Set(parts.map(({ order }) => order)).size === parts.length, {
      error: 'VALUE_INVALID',
    }),
  note: Note,
});
export type AssignLineInput = z.output<typeof AssignLineInput>;

export const SetAsideInput = z.object({
  note: Note,
  /** Proposes the same for later lines like this one. */
  rule: RuleInput.optional(),
});
