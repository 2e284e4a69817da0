import type { OfferOption } from '@share/contract/areas/offers/offers.schemas.ts';
import { and, eq, sql } from 'drizzle-orm';
import type { Context } from '../../platform/context.ts';
import { alphabetical, plainPattern } from '../../platform/lists/list-conditions.ts';
import { offers } from './offers.tables.ts';

const MOST_OPTIONS = 50;

/**
 * The first open and visible offers whose title contains the text, in the alphabetical order of the request's language (ORD-41,
 * ERR-34).
 */
export function searchOpenOffers({ db, language }: Context, search: string): Promise<OfferOption[]> {
  return db
    .select({ id: offers.id, title: offers.title })
    .from(offers)
    .where(
      and(eq(offers.isOpen, true), eq(offers.isVisible, true), sql`searched LIKE ${plainPattern(search)}`),
    )
    .orderBy(sql.raw(alphabetical('title')(language)), offers.id)
    .limit(MOST_OPTIONS);
}
