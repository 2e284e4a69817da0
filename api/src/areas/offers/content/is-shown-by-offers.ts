import { sql } from 'drizzle-orm';
import { files } from '../../../platform/files/files.tables.ts';
import { offerContentFiles } from '../offers.tables.ts';

/** SQL, of a row of `files`: whether the content of any offer has it. */
export const isShownByOffers = sql<boolean>`EXISTS (SELECT FROM ${offerContentFiles} c WHERE c.file_id = ${files.id})`;
