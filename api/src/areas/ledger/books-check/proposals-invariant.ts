import type { Invariant } from './invariant.ts';

/** Two people decide, about what both have seen. */
export const proposalsInvariant: Invariant = {
  id: 'I-41',
  holds:
    'No proposal is confirmed by the person who has proposed it, none was confirmed after its base had changed, and the journal names both people.',
  violations: `SELECT p.id AS proposal, p.proposed_by, p.decided_by FROM proposals p
    WHERE p.state = 'confirmed' AND (p.decided_by IS NOT DISTINCT FROM p.proposed_by OR p.confirmed_base IS DISTINCT FROM p.base
      OR NOT EXISTS (SELECT FROM audit_entries a WHERE a.entity = 'proposal' AND a.entity_id = p.id
        AND a.action = 'proposal.confirm' AND a.actor_id = p.decided_by AND a.after->>'proposedBy' = p.proposed_by::text))`,
};
