import { proposalsList } from '@share/contract/areas/proposals/proposals.endpoints.ts';
import type { ProposalRow } from '@share/contract/areas/proposals/proposals.schemas.ts';
import type { Actor, Context } from '../../platform/context.ts';
import { equals } from '../../platform/lists/list-conditions.ts';
import { listFrom } from '../../platform/lists/list-query.ts';
import type { ListSource } from '../../platform/lists/list-source.ts';
import { entryColumns } from '../journal/journal.shared.ts';
import { isPerson } from '../users/users.shared.ts';

/** A row as it is read; the instants come as JSON of the list. */
export interface FoundProposal
  extends Omit<
    ProposalRow,
    'amount' | 'proposedAt' | 'expiresAt' | 'decidedAt' | 'canConfirm' | 'canWithdraw'
  > {
  amount: string | null;
  proposedAt: Date;
  expiresAt: Date;
  decidedAt: Date | null;
  permissions: string[];
}

/** SQL: the users who see the proposal `p`: who has proposed it, and who may make its call. */
const VIEWERS = `LATERAL (SELECT c.id FROM users c WHERE c.id = p.proposed_by OR c.is_super_admin OR EXISTS (
  SELECT FROM held_permissions h JOIN permissions n ON n.id = h.permission_id
  WHERE h.user_id = c.id AND n.name = ANY(p.permissions))) v`;

const personOf = (alias: string) => `json_build_object('id', ${alias}.id,
  'name', coalesce(nullif(btrim(${alias}.first_name || ' ' || ${alias}.last_name), ''), ${alias}.email))`;

/** The SQL of a found proposal, after `page` and the joins below. */
export const proposalColumns: Readonly<Record<keyof FoundProposal, string>> = {
  id: 'p.id',
  actions: 'p.actions',
  change: `json_build_object('action', a.action, 'entity', a.entity, 'entityId', a.entity_id, 'record', ${entryColumns.name})`,
  amount: `(SELECT sum((c->>'amount')::numeric)::text FROM jsonb_array_elements(p.changes) c)`,
  state: 'p.state',
  proposedBy: personOf('u'),
  proposedAt: 'p.proposed_at',
  expiresAt: 'p.expires_at',
  decidedBy: `CASE WHEN d.id IS NOT NULL THEN ${personOf('d')} END`,
  decidedAt: 'p.decided_at',
  note: 'p.note',
  permissions: 'p.permissions',
};

/** SQL: a change of a proposal in the form of `audit_entries a`. */
export const entryOf = (change: string): string => `LATERAL (SELECT ${change}->>'action' AS action,
  ${change}->>'entity' AS entity, (${change}->>'entityId')::int AS entity_id,
  ${change}->'before' AS before, ${change}->'after' AS after) a`;

export const PROPOSAL_JOINS = `JOIN proposals p ON p.id = page.id JOIN users u ON u.id = p.proposed_by
  LEFT JOIN users d ON d.id = p.decided_by CROSS JOIN ${entryOf('(p.changes->0)')}`;

const source: ListSource<typeof proposalsList, FoundProposal, ProposalRow> = {
  declared: proposalsList,
  from: `proposals p CROSS JOIN ${VIEWERS}`,
  owner: 'v.id',
  id: 'p.id',
  filters: {
    state: equals('p.state'),
    action: (action, parameter) => `${parameter(action)} = ANY(p.actions)`,
    proposer: isPerson('p.proposed_by'),
  },
  orders: { proposedAt: 'p.proposed_at', expiresAt: 'p.expires_at' },
  select: proposalColumns,
  joins: PROPOSAL_JOINS,
  row: toProposalRow,
};

export const listProposals = listFrom(source);

export function toProposalRow(found: FoundProposal, { actor, now }: Context): ProposalRow {
  const { amount, proposedAt, expiresAt, decidedAt, permissions, ...row } = found;
  const isOwn = found.proposedBy.id === actor.id;
  const isWaiting = found.state === 'waiting' && expiresAt > now();
  return {
    ...row,
    amount: amount === null ? null : Number(amount),
    proposedAt: proposedAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
    decidedAt: decidedAt?.toISOString() ?? null,
    canConfirm: isWaiting && !isOwn && holdsOne(actor, permissions),
    canWithdraw: isWaiting && isOwn,
  };
}

/** Whether the person may make the call of a proposal. */
export const holdsOne = (
  { isSuperAdmin, permissions }: Pick<Actor, 'isSuperAdmin' | 'permissions'>,
  needed: readonly string[],
): boolean => isSuperAdmin || needed.some((key) => permissions.has(key));
