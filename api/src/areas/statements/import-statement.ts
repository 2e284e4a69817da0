import type { ImportedStatement } from '@share/contract/areas/statements/statements.schemas.ts';
import type { UploadedFile } from '@share/contract/shared/files.ts';
import { fromMinorUnits } from '@share/contract/shared/numbers/money.ts';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { Context } from '../../platform/context.ts';
import type { Db } from '../../platform/database/database.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { files } from '../../platform/files/files.tables.ts';
import { type PreparedFile, prepareFile, removeBytes, saveFile } from '../../platform/files/save-file.ts';
import { audit } from '../../platform/records/audit.ts';
import { Refusal } from '../../platform/refusal.ts';
import { rememberLayout } from './csv-layouts.ts';
import { incomingStatement, readUpload } from './read-upload.ts';
import type { ReadBankFile, Said } from './reading/read-bank-file.ts';
import { readStatement } from './statements.reads.ts';
import { statementLines, statements } from './statements.tables.ts';

const LINES_AT_ONCE = 1_000;

/**
 * Imports every statement of a file, or none. A line that another statement of the account had before is kept as a duplicate and
 * never counts again (I-36). The file itself is stored, private.
 */
export async function importStatement(
  context: Context,
  body: UploadedFile,
  said: Said = {},
): Promise<z.output<typeof ImportedStatement>> {
  const { fileName, bytes } = incomingStatement(context, body);
  const read = await readUpload(context, await bytes.readAll(), said);
  if (read.fault) throw new Refusal(read.fault.code, null, { line: read.fault.line });
  const prepared = await prepareFile(context, {
    fileName,
    bytes,
    extension: { mt940: 'sta', camt053: 'xml', csv: 'csv' }[read.statements[0]?.format ?? 'csv'],
    contentType: 'application/octet-stream',
    thumb: null,
    visibility: 'private',
  });
  try {
    return await inTransaction(context, async (tx) => {
      const imported = await store(tx, context, prepared, read);
      const header = read.table?.header;
      if (header && said.layout)
        await rememberLayout(tx, context, imported.id, { header, layout: said.layout });
      return imported;
    });
  } catch (error) {
    if (error instanceof Refusal) await removeBytes(context, prepared);
    throw error;
  }
}

async function store(
  tx: Db,
  context: Context,
  prepared: PreparedFile,
  { encoding, statements: found }: ReadBankFile,
): Promise<z.output<typeof ImportedStatement>> {
  // One import at a time: two files with the same booking would both find it new.
  await tx.execute(sql`LOCK TABLE statements IN SHARE ROW EXCLUSIVE MODE`);
  const known = await tx
    .select({ id: statements.id })
    .from(statements)
    .innerJoin(files, eq(files.id, statements.fileId))
    .where(eq(files.sha256, prepared.sha256));
  if (known.length > 0) throw new Refusal('STATEMENT_IMPORTED_BEFORE');
  const { id: fileId } = await saveFile(tx, context, prepared);
  const ids: number[] = [];
  for (const { lines, currency: _, opening, closing, ...statement } of found) {
    const [row] = await tx
      .insert(statements)
      .values({
        ...statement,
        fileId,
        encoding,
        opening: fromGrosze(opening),
        closing: fromGrosze(closing),
        importedAt: context.now(),
        importedBy: context.actor.label,
      })
      .returning({ id: statements.id });
    if (!row) throw new Error('No statement was recorded');
    await storeLines(tx, row.id, { account: statement.account, lines });
    await audit(tx, context, {
      action: 'statement.import',
      entity: 'statement',
      id: row.id,
      after: {
        account: statement.account,
        from: statement.from,
        to: statement.to,
        fileName: prepared.fileName,
        lines: lines.length,
      },
    });
    ids.push(row.id);
  }
  const [first = 0, ...others] = ids;
  return { ...(await readStatement({ ...context, db: tx }, first)), others };
}

async function storeLines(
  tx: Db,
  statementId: number,
  { account, lines }: Pick<ReadBankFile['statements'][number], 'account' | 'lines'>,
) {
  const taken = new Set<string | null>();
  for (const some of chunksOf(lines.map(({ identity }) => identity))) {
    const rows = await tx
      .select({ identity: statementLines.identity })
      .from(statementLines)
      .where(and(eq(statementLines.account, account), inArray(statementLines.identity, some)));
    for (const { identity } of rows) taken.add(identity);
  }
  const rows = lines.map((line, index) => {
    const { bookedOn, amount, reference, title, counterparty, paidTo, identity } = line;
    const isKnown = taken.has(identity);
    return {
      statementId,
      place: index + 1,
      account,
      bookedOn,
      amount: fromGrosze(amount),
      reference,
      title,
      counterpartyName: counterparty.name,
      counterpartyAccount: counterparty.account,
      paidTo,
      identity: isKnown ? null : identity,
      state: isKnown ? ('duplicate' as const) : ('open' as const),
    };
  });
  for (const some of chunksOf(rows)) await tx.insert(statementLines).values(some);
}

const chunksOf = <Item>(items: readonly Item[]): Item[][] =>
  Array.from({ length: Math.ceil(items.length / LINES_AT_ONCE) }, (_, nth) =>
    items.slice(nth * LINES_AT_ONCE, (nth + 1) * LINES_AT_ONCE),
  );

const fromGrosze = (amount: bigint): string =>
  amount < 0n ? `-${fromMinorUnits(-amount)}` : fromMinorUnits(amount);
