import type { ProposalState } from '@share/contract/areas/proposals/proposals.schemas.ts';
import type { FourEyesAction } from '@share/contract/shared/four-eyes/four-eyes.ts';
import { integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** A proposed change in the form of the audit trail: values of a person are sealed under the key of that person. */
export interface StoredChange {
  action: string;
  entity: string;
  entityId: number | null;
  amount: number | null;
  before: unknown;
  after: unknown;
}

export const proposals = pgTable('proposals', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  actions: text('actions').array().$type<FourEyesAction[]>().notNull(),
  method: text('method').notNull(),
  path: text('path').notNull(),
  permissions: text('permissions').array().notNull(),
  request: text('request'),
  requestFingerprint: text('request_fingerprint').notNull(),
  changes: jsonb('changes').$type<StoredChange[]>().notNull(),
  base: text('base').notNull(),
  confirmedBase: text('confirmed_base'),
  state: text('state').$type<ProposalState>().notNull().default('waiting'),
  proposedBy: integer('proposed_by').notNull(),
  proposedAt: timestamp('proposed_at', { withTimezone: true }).notNull(),
  expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  decidedBy: integer('decided_by'),
  decidedAt: timestamp('decided_at', { withTimezone: true }),
  note: text('note').notNull().default(''),
});
export type Proposal = typeof proposals.$inferSelect;
