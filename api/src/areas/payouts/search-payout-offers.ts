import type { searchPayoutOffers as endpoint } from '@share/contract/areas/payouts/payouts.endpoints.ts';
import type { AnswerOf } from '@share/contract/shared/endpoint.ts';
import type { Context } from '../../platform/context.ts';
import { collectParameters } from '../../platform/lists/list-conditions.ts';
import { ofOfferTitled } from '../offers/offers.shared.ts';

const MOST = 50;

/** The offers whose shares somebody holds, by a part of their title; those with the most shares first. */
export async function searchPayoutOffers(
  { readers }: Context,
  search: string,
): Promise<AnswerOf<typeof endpoint>> {
  const { values, parameter } = collectParameters();
  const titled = search === '' ? 'true' : ofOfferTitled('f.id')(search, parameter);
  const { rows } = await readers.custom.query({
    text: `SELECT f.id, f.title, count(*)::int AS holders, sum(i.number_of_shares)::int AS shares
      FROM offers f JOIN investments i ON i.offer_id = f.id AND i.number_of_shares > 0
      WHERE ${titled} GROUP BY f.id ORDER BY shares DESC, f.id LIMIT ${MOST}`,
    values,
  });
  return rows;
}
