import { z } from 'zod';

/** PostgreSQL's `integer`: every id is positive and at most this. */
export const LARGEST_ID = 2_147_483_647;

export const Id = z
  .int({ error: 'VALUE_INVALID' })
  .min(1, { error: 'VALUE_INVALID' })
  .max(LARGEST_ID, { error: 'VALUE_INVALID' });

export const IdInPath = z
  .string()
  .regex(/^[1-9]\d{0,9}$/, { error: 'VALUE_INVALID' })
  .transform(Number)
  .pipe(Id);

export const IdParams = z.object({ id: IdInPath });

/** Integers from 0 to the maximum of PostgreSQL's `integer`. */
export const Count = z
  .int({ error: 'VALUE_INVALID' })
  .min(0, { error: 'MUST_NOT_BE_NEGATIVE' })
  .max(LARGEST_ID, { error: 'VALUE_TOO_LARGE' });
