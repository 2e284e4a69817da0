import { z } from 'zod';

/** PostgreSQL's `integer`. */
const LARGEST_POSITION = 2_147_483_647;

const WholePosition = z
  .int({ error: 'POSITION_NOT_POSITIVE', abort: true })
  .min(1, { error: 'POSITION_NOT_POSITIVE' })
  .max(LARGEST_POSITION, { error: 'VALUE_TOO_LARGE' });

/** 1 or more; one beyond the end means the end. */
export const RequiredPosition = z.number({ error: 'POSITION_IS_REQUIRED' }).pipe(WholePosition);

/**
 * The place of a record in a list that staff order, 1 or more (FRM-11); one beyond the end means the end. A change may leave
 * it out: the record then keeps its place, also when others moved it meanwhile.
 */
export const Position = RequiredPosition.optional();
