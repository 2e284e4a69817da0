import type { ReadingQuery } from '@share/contract/areas/statements/statement-preview.schemas.ts';
import type { z } from 'zod';

/** What the clerk says about a file. */
export type Said = z.input<typeof ReadingQuery>;
