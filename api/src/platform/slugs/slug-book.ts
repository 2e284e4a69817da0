import type { ErrorCode } from '@share/contract/shared/errors.ts';
import type { Translated } from '@share/contract/shared/translated.ts';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';

/**
 * The present and former addresses of one kind of record, each in one row (OFR-31, PAG). Triggers of the database write them,
 * and the primary key decides between concurrent saves.
 */
export interface SlugBook {
  table: PgTable & { slug: PgColumn; isPresent: PgColumn };
  /** The column with the id of the record. */
  owner: PgColumn;
  /** The code of the refusal of a slug that another record has. */
  taken: ErrorCode;
  /** Words that have another meaning in an address. */
  reserved: readonly string[];
  /** Prefixes a slug of digits only, which would be an id. */
  beforeDigits: Translated;
}
