import type { ProposalView, ProposedChange } from '@share/contract/areas/proposals/proposals.schemas.ts';
import type { Context } from '../../platform/context.ts';
import type { StoredChange } from '../../platform/four-eyes/proposals.tables.ts';
import { openEntries } from '../../platform/records/personal-values.ts';
import { Refusal } from '../../platform/refusal.ts';
import { changesOf, entryColumns, readableValues } from '../journal/journal.shared.ts';
import {
  entryOf,
  type FoundProposal,
  holdsOne,
  PROPOSAL_JOINS,
  proposalColumns,
  toProposalRow,
} from './list-proposals.ts';

const COLUMNS = Object.entries(proposalColumns).map(([field, sql]) => `${sql} AS "${field}"`);
const SELECT_ONE = `SELECT ${COLUMNS.join(', ')} FROM (SELECT $1::int AS id) page ${PROPOSAL_JOINS}`;
const SELECT_CHANGES = `SELECT a.action, a.entity, a.entity_id AS "entityId", a.before, a.after, ${entryColumns.name} AS record
  FROM proposals p CROSS JOIN jsonb_array_elements(p.changes) WITH ORDINALITY c(change, nth) CROSS JOIN ${entryOf('c.change')}
  WHERE p.id = $1 ORDER BY c.nth`;

/** Refuses with PROPOSAL_NOT_EXISTS those who have not proposed it and may not make its call. */
export async function readProposal(context: Context, id: number): Promise<ProposalView> {
  const { rows } = await context.pool.query<FoundProposal>({ text: SELECT_ONE, values: [id] });
  const [found] = rows;
  if (!found || !(found.proposedBy.id === context.actor.id || holdsOne(context.actor, found.permissions)))
    throw new Refusal('PROPOSAL_NOT_EXISTS');
  return { ...toProposalRow(found, context), changes: await readChanges(context, id) };
}

type FoundChange = Omit<StoredChange, 'amount'> & Pick<ProposedChange, 'record'>;

async function readChanges(context: Context, id: number): Promise<ProposedChange[]> {
  const { rows } = await context.pool.query<FoundChange>({ text: SELECT_CHANGES, values: [id] });
  const opened = await openEntries(context, rows);
  return opened.map(({ action, entity, entityId, record, before, after }) => {
    const values = readableValues({ action, before, after, person: null });
    return { action, entity, entityId, record, changes: changesOf(values.before, values.after) };
  });
}
