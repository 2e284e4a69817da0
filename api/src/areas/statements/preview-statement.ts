import type { StatementPreview } from '@share/contract/areas/statements/statement-preview.schemas.ts';
import type { UploadedFile } from '@share/contract/shared/files.ts';
import type { Context } from '../../platform/context.ts';
import { Refusal } from '../../platform/refusal.ts';
import { incomingStatement, readUpload } from './read-upload.ts';
import type { Said } from './reading/read-bank-file.ts';

const FIRST_LINES = 5;

/** Shows how a file would be imported. Nothing is stored. */
export async function previewStatement(
  context: Context,
  body: UploadedFile,
  said: Said,
): Promise<StatementPreview> {
  const { bytes } = incomingStatement(context, body);
  const { encoding, table, statements, fault } = await readUpload(context, await bytes.readAll(), said);
  const [first] = statements;
  if (!first && !table) throw new Refusal('STATEMENT_NOT_RECOGNISED');
  return {
    format: first?.format ?? 'csv',
    encoding,
    account: first?.account ?? table?.account ?? '',
    table: table && {
      accounts: [...table.accounts],
      header: table.header,
      rows: table.rows,
      layout: table.layout,
      remembered: table.remembered && { by: table.remembered.by, at: table.remembered.at.toISOString() },
    },
    lines: (first?.lines ?? []).slice(0, FIRST_LINES).map(({ bookedOn, amount, title, counterparty }) => ({
      bookedOn,
      amount: Number(amount) / 100,
      title,
      counterparty,
    })),
    fault,
  };
}
