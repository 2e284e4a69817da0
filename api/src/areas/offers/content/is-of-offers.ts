import { sql } from 'drizzle-orm';
import type { Actor } from '../../../platform/context.ts';
import { isInVersionOf, isUnusedUploadOf } from '../../../platform/files/file-uses.ts';
import { files } from '../../../platform/files/files.tables.ts';
import { offerContentFiles } from '../offers.tables.ts';
import { sectionPatternFiles } from '../patterns/section-patterns.tables.ts';

const isShown = sql`EXISTS (SELECT FROM ${offerContentFiles} c WHERE c.file_id = ${files.id})`;
const isInPattern = sql`EXISTS (SELECT FROM ${sectionPatternFiles} c WHERE c.file_id = ${files.id})`;

/**
 * SQL, of a row of `files`: whether the content of any offer has it, now or in a former version, or a pattern of sections; or it is
 * an unused upload of that person.
 */
export const isOfOffers = (actor: Actor) =>
  sql<boolean>`(${isShown} OR ${isInPattern} OR ${isInVersionOf('offer')} OR ${isUnusedUploadOf(actor)})`;
