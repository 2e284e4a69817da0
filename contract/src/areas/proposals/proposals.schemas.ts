import { z } from 'zod';
import { fourEyesActions } from '../../shared/four-eyes/four-eyes.ts';
import { Text } from '../../shared/text-fields.ts';
import { TranslatedView } from '../../shared/translated.ts';
import { JournalChange } from '../journal/journal.schemas.ts';

/** `outdated`: what it would have changed had changed before anybody confirmed it. */
export const proposalStates = [
  'waiting',
  'confirmed',
  'rejected',
  'withdrawn',
  'outdated',
  'expired',
] as const;
export type ProposalState = (typeof proposalStates)[number];

/** After so many days nobody can confirm a proposal any more. */
export const PROPOSAL_DAYS = 14;

const Person = z.object({ id: z.number(), name: z.string() });

/** What confirming would record in the journal. */
const ProposedChange = z.object({
  /** `subject.verb`, as in the journal. */
  action: z.string(),
  entity: z.string(),
  /** Null for a record that would be created. */
  entityId: z.number().nullable(),
  /** The present name of the record; null if it has none. */
  record: z.union([z.string(), TranslatedView]).nullable(),
  changes: z.array(JournalChange),
});
export type ProposedChange = z.infer<typeof ProposedChange>;

export const ProposalRow = z.object({
  id: z.number(),
  /** Why it needs a second person. */
  actions: z.array(z.enum(fourEyesActions)),
  /** What it would do first, as the journal would say it. */
  change: ProposedChange.omit({ changes: true }),
  /** The amount that it is about, if it is about money. */
  amount: z.number().nullable(),
  state: z.enum(proposalStates),
  proposedBy: Person,
  proposedAt: z.string(),
  expiresAt: z.string(),
  /** Who confirmed, rejected or withdrew it; null while it waits, and if it ended by itself. */
  decidedBy: Person.nullable(),
  decidedAt: z.string().nullable(),
  /** Why it was rejected or withdrawn. */
  note: z.string(),
  /** Whether the caller may confirm or reject it. */
  canConfirm: z.boolean(),
  /** Whether the caller has proposed it, and may withdraw it. */
  canWithdraw: z.boolean(),
});
export type ProposalRow = z.infer<typeof ProposalRow>;

export const ProposalView = ProposalRow.extend({ changes: z.array(ProposedChange) });
export type ProposalView = z.infer<typeof ProposalView>;

export const WithdrawInput = z.object({ note: Text(500).default('') });
export type WithdrawInput = z.infer<typeof WithdrawInput>;

/** The answer of an endpoint instead of its own, with status 202, where a second person is needed. */
export const ProposedAnswer = z.object({ proposal: z.number() });
