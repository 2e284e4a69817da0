import type { ErrorCode } from '@share/contract/shared/errors.ts';
import type { Translated } from '@share/contract/shared/translated.ts';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';

/**
 * The addresses that one kind of record has and had, each in one row (OFR-31, PAG): triggers of the database keep it, and its
 * primary key decides between concurrent saves.
 */
export interface SlugBook {
  table: PgTable & { slug: PgColumn; isPresent: PgColumn };
  /** The column with the id of the record. */
  owner: PgColumn;
  /** The code of the refusal of a slug that another record has. */
  taken: ErrorCode;
  /** Words that have another meaning in an address. */
  reserved: readonly string[];
  /** Put before a slug of digits only, which would be an id. */
  beforeDigits: Translated;
}
