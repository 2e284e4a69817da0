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
 * SQL for a row of `files`: whether the file is in a pattern of sections, or is an unused upload of that person. For people who
 * may read offers, also whether it is in the content of any offer, now or in a former version.
 */
export const isOfOffers = (actor: Actor) =>
  sql<boolean>`(${isInPattern} OR ${isUnusedUploadOf(actor)}
    OR (${judge(getOffer.access, actor) === 'allowed'} AND (${isShown} OR ${isInVersionOf('offer')})))`;
