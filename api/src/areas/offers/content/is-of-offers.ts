import { getOffer } from '@share/contract/areas/offers/offers.endpoints.ts';
import { sql } from 'drizzle-orm';
import type { Actor } from '../../../platform/context.ts';
import { isInVersionOf, isUnusedUploadOf } from '../../../platform/files/file-uses.ts';
import { files } from '../../../platform/files/files.tables.ts';
import { judge } from '../../../platform/http/authorise.ts';
import { offerContentFiles } from '../offers.tables.ts';
import { sectionPatternFiles } from '../patterns/section-patterns.tables.ts';

const isShown = sql`EXISTS (SELECT FROM ${offerContentFiles} c WHERE c.file_id = ${files.id})`;
const isInPattern = sql`EXISTS (SELECT FROM ${sectionPatternFiles} c WHERE c.file_id = ${files.id})`;

/**
 * SQL, of a row of `files`: whether a pattern of sections has it, or, for those who may read offers, the content of any offer, now or
 * in a former version; or it is an unused upload of that person.
 */
export const isOfOffers = (actor: Actor) =>
  sql<boolean>`(${isInPattern} OR ${isUnusedUploadOf(actor)}
    OR (${judge(getOffer.access, actor) === 'allowed'} AND (${isShown} OR ${isInVersionOf('offer')})))`;
