import type { searchInvestors as endpoint } from '@share/contract/areas/orders/orders.endpoints.ts';
import type { AnswerOf } from '@share/contract/shared/endpoint.ts';
import { searchedWords } from '@share/contract/shared/lists/search-text.ts';
import { and, asc, isNull, sql } from 'drizzle-orm';
import type { Context } from '../../platform/context.ts';
import { likePattern } from '../../platform/lists/list-conditions.ts';
import { users } from '../users/users.tables.ts';

const MOST = 8;

/** People for whom an order can be placed, members of staff too, found while their name or e-mail is typed. */
export async function searchInvestors({ db }: Context, search: string): Promise<AnswerOf<typeof endpoint>> {
  const words = searchedWords(search);
  if (words.length === 0) return [];
  return db
    .select({ id: users.id, email: users.email, firstName: users.firstName, lastName: users.lastName })
    .from(users)
    .where(and(isNull(users.deletedAt), ...words.map((word) => sql`searched LIKE ${likePattern(word)}`)))
    .orderBy(
      sql`${users.lastName} COLLATE "pl-x-icu"`,
      sql`${users.firstName} COLLATE "pl-x-icu"`,
      asc(users.id),
    )
    .limit(MOST);
}
