import { listPayouts } from '@share/contract/areas/payouts/payouts.endpoints.ts';
import { cardOf } from '../home/home.shared.ts';

/** Drafts that wait for their confirmation, and money of confirmed payouts that has not left yet. */
export const payoutsCards = [
  cardOf({
    name: 'payoutsToPay',
    endpoint: listPayouts,
    total: `SELECT count(DISTINCT payout_id)::int AS rows, coalesce(sum(net), 0) AS amount FROM payout_lines
      WHERE state IN ('due', 'failed')`,
    oldest: `SELECT p.id, f.title, d.amount, p.confirmed_at AS at
      FROM (SELECT payout_id, sum(net) AS amount FROM payout_lines WHERE state IN ('due', 'failed') GROUP BY 1) d
        JOIN payouts p ON p.id = d.payout_id JOIN offers f ON f.id = p.offer_id ORDER BY p.confirmed_at, p.id LIMIT 5`,
  }),
  cardOf({
    name: 'payoutsToConfirm',
    endpoint: listPayouts,
    total: `SELECT count(*)::int AS rows, coalesce(sum(total), 0) AS amount FROM payouts WHERE state = 'draft'`,
    oldest: `SELECT p.id, f.title, p.total AS amount, p.created_at AS at
      FROM payouts p JOIN offers f ON f.id = p.offer_id WHERE p.state = 'draft' ORDER BY p.created_at, p.id LIMIT 5`,
  }),
];
