import { Readable } from 'node:stream';
import type { ListDeclaration, ListState } from '@share/contract/shared/lists/list.ts';
import type { ExportColumn, ExportEndpoint, ExportInput } from '@share/contract/shared/lists/list-export.ts';
import type { Context } from '../../context.ts';
import type { App } from '../../http/serve.ts';
import { type Download, serveDownload } from '../../http/serve-download.ts';
import { audit } from '../../records/audit.ts';
import type { ListReader } from '../list-query.ts';
import type { ListSource } from '../list-source.ts';
import { type Cell, columnsOf, type FileColumn, openSums, type Sums } from './file-rows.ts';
import { readAllRows } from './read-all-rows.ts';
import { writeCsv } from './write-csv.ts';
import { writeXlsx, XLSX } from './write-xlsx.ts';

const CONTENT_TYPES = {
  xlsx: XLSX,
  csv: 'text/csv; charset=utf-8',
};

/** The width of a column in a spreadsheet, in characters. */
const WIDTHS: Partial<Record<FileColumn<never>['kind'], number>> = {
  text: 32,
  choice: 20,
  instant: 18,
  localTime: 18,
  amount: 18,
};
const WIDTH = 14;

/**
 * Serves a list as a file that is written while the rows are read, so that its size does not matter. Each export is in the audit
 * trail twice: when it begins, with the filters and columns, and when it ends, with the number of rows that were sent and
 * whether these were all.
 */
export function serveExport<Declared extends ListDeclaration, Found, Row>(
  app: App,
  endpoint: ExportEndpoint & {
    readonly list: Declared;
    readonly columns: Readonly<Record<string, ExportColumn<Row>>>;
  },
  { source, refuse }: ListReader<ListSource<Declared, Found, Row>, Row>,
): void {
  serveDownload<ExportEndpoint>(app, endpoint, async ({ params, list, body, context }, signal) => {
    refuse?.(context, list);
    const release = await app.exports.acquire(context.actor.id, signal);
    const { id: within } = (params ?? {}) as { id?: number };
    const batches = readAllRows(context, source, { state: list, ids: body.ids, signal, within });
    try {
      const columns = columnsOf<Row>(endpoint.columns, body.columns, context.language);
      return await openExport(context, {
        name: source.declared.name,
        within,
        state: list,
        input: body,
        columns,
        batches,
        release,
      });
    } catch (error) {
      await batches.return();
      release();
      throw error;
    }
  });
}

interface Opened<Row> {
  name: string;
  /** The record of which the rows are parts. */
  within: number | undefined;
  state: ListState;
  input: ExportInput;
  columns: FileColumn<Row>[];
  batches: AsyncGenerator<Row[], void, undefined>;
  release: () => void;
}

async function openExport<Row>(context: Context, opened: Opened<Row>): Promise<Download> {
  const { name, within, state, input, columns, batches, release } = opened;
  const { format } = input;
  // The first batch is read before anything is sent, so that a list that cannot be read is refused as usual.
  const first = await batches.next();
  const sums = openSums(columns, context.language);
  const asked = {
    list: name,
    ...(within === undefined ? {} : { id: within }),
    format,
    filters: state.filters,
    order: state.order,
    columns: columns.map(({ header }) => header),
    ...(input.ids ? { ids: input.ids } : {}),
  };
  await audit(context.db, context, { action: 'list.export', entity: 'list', after: asked });
  const lines = linesOf(columns, { first, batches, sums });
  const bytes =
    format === 'csv'
      ? Readable.from(writeCsv(lines, context.language), { objectMode: false })
      : writeXlsx([{ widths: columns.map(({ kind }) => WIDTHS[kind] ?? WIDTH), lines }], context.language);
  bytes.once('close', () => {
    const after = { list: name, rows: sums.rows, isComplete: bytes.readableEnded };
    batches
      // If no line was taken, ending the lines does not end the batches.
      .return()
      .then(() => audit(context.db, context, { action: 'list.exported', entity: 'list', after }))
      .catch((error: Error) =>
        context.log.error({ err: error }, 'the end of an export is not in the audit trail'),
      )
      .finally(release);
  });
  return { fileName: `${name}.${format}`, contentType: CONTENT_TYPES[format], bytes };
}

interface Read<Row> {
  first: IteratorResult<Row[], void>;
  batches: AsyncGenerator<Row[], void, undefined>;
  sums: Sums;
}

/** The head, all rows, and the control sums. */
async function* linesOf<Row>(
  columns: readonly FileColumn<Row>[],
  { first, batches, sums }: Read<Row>,
): AsyncGenerator<Cell[][], void, undefined> {
  try {
    yield [columns.map(({ header }): Cell => ({ type: 'text', value: header }))];
    for (let next = first; !next.done; next = await batches.next()) {
      yield next.value.map((row) => {
        const cells = columns.map(({ cell }) => cell(row));
        sums.add(cells);
        return cells;
      });
    }
    yield sums.lines();
  } finally {
    await batches.return();
  }
}
