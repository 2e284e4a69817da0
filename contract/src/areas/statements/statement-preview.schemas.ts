/** How a file is read: what the server recognises, and what a clerk says instead. */
import { z } from 'zod';
import { AccountNumber } from '../../shared/personal-data.ts';
import { CsvLayout } from './csv-layout.ts';
import { statementEncodings, statementFormats } from './statements.schemas.ts';

/** JSON, because a query has texts only. */
const LayoutInQuery = z
  .string()
  .max(2_000, { error: 'VALUE_TOO_LONG', abort: true })
  .transform((text, issues) => {
    try {
      return JSON.parse(text) as unknown;
    } catch {
      issues.addIssue({ code: 'custom', message: 'VALUE_INVALID' });
      return z.NEVER;
    }
  })
  .pipe(CsvLayout);

/** What a clerk says about the file; what is left out is recognised. Account and layout are those of CSV. */
export const ReadingQuery = z.object({
  encoding: z.enum(statementEncodings).optional(),
  account: AccountNumber.optional(),
  layout: LayoutInQuery.optional(),
});

export const StatementPreview = z.object({
  format: z.enum(statementFormats),
  encoding: z.enum(statementEncodings),
  /** Empty where the file does not say it. */
  account: z.string(),
  /** The table of a CSV file. */
  table: z
    .object({
      /** The accounts that its lines may be of. */
      accounts: z.array(z.string()),
      header: z.array(z.string()),
      /** The first rows, as they are written. */
      rows: z.array(z.array(z.string())),
      layout: CsvLayout.nullable(),
      /** Who named these columns the last time; null where the headers suggest them. */
      remembered: z.object({ by: z.string(), at: z.string() }).nullable(),
    })
    .nullable(),
  /** The first lines, as they would be imported. */
  lines: z.array(
    z.object({
      bookedOn: z.string(),
      amount: z.number(),
      title: z.string(),
      counterparty: z.object({ name: z.string(), account: z.string() }),
    }),
  ),
  /** Why the file cannot be imported like this. */
  fault: z.object({ code: z.string(), line: z.number().nullable() }).nullable(),
});
export type StatementPreview = z.infer<typeof StatementPreview>;
