import { z } from 'zod';
import { languages } from '../languages.ts';

/** A filter of lists: records that lack a text in that language, while the other one has it. */
export const missingLanguageFilter = { type: 'select', choices: languages } as const;

/** The languages in which a row lacks a text that the other one has. */
export const missingLanguages = z.array(z.enum(languages));
