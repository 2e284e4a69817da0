import { z } from 'zod';
import { withoutInvisible } from './invisible.ts';

/** A colour as `#rrggbb`, in lower case. */
export const Color = z
  .string({ error: 'IS_REQUIRED' })
  .overwrite(withoutInvisible)
  .trim()
  .min(1, { error: 'IS_REQUIRED', abort: true })
  .regex(/^#[0-9a-f]{6}$/i, { error: 'COLOR_INVALID' })
  .toLowerCase();
