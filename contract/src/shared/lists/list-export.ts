/**
 * A list as a file: all rows that match, in the order of the screen. The contents of each column are declared here, once, for
 * the server, which writes the file. The header and the words for values come with the request, because the screen has them
 * already.
 */
import { z } from 'zod';
import { type AnswerOf, type Endpoint, endpoint } from '../endpoint.ts';
import { Id } from '../ids.ts';
import type { PermissionKey } from '../permissions.ts';
import type { Translated } from '../translated.ts';
import type { ListDeclaration } from './list.ts';

export const exportFormats = ['xlsx', 'csv'] as const;
export type ExportFormat = (typeof exportFormats)[number];

/**
 * The value of one row, by the kind of the column: days YYYY-MM-DD, instants ISO 8601, local times as in Warsaw (YYYY-MM-DD
 * HH:mm:ss), money in PLN. An `amount` is money that is summed at the end of the file; prices are not. A `choice` is one of a
 * few codes, for which the request has words.
 */
interface ExportValues {
  text: string | Translated | null;
  choice: string | null;
  id: number | null;
  number: number | null;
  money: number | null;
  amount: number | null;
  day: string | null;
  instant: string | null;
  localTime: string | null;
  yesNo: boolean;
}
type ExportKind = keyof ExportValues;

export type ExportColumn<Row> = {
  [Kind in ExportKind]: { kind: Kind; value: (row: Row) => ExportValues[Kind] };
}[ExportKind];

/** The kinds that may show that field. */
type KindsOf<Value> = { [Kind in ExportKind]: Value extends ExportValues[Kind] ? Kind : never }[ExportKind];

/** A kind alone stands for a column that shows the field of its name: it must be a field of the row, of that kind. */
export type FieldsOf<Row, Columns> = {
  readonly [Name in keyof Columns]: Columns[Name] extends string
    ? Name extends keyof Row
      ? KindsOf<Row[Name]>
      : never
    : unknown;
};

/** The columns of a file by their names. */
export type ColumnsOfFile<Row> = Readonly<Record<string, ExportColumn<Row> | ExportKind>>;

/** The most rows that can be chosen one by one. */
export const MOST_CHOSEN = 500;
const MOST_WORDS = 200;

const Word = z.string().max(200, { error: 'VALUE_TOO_LONG' });

const exportInput = (names: readonly [string, ...string[]]) =>
  z.object({
    format: z.enum(exportFormats, { error: 'VALUE_INVALID' }),
    /** In the order of the file. */
    columns: z
      .array(
        z.object({
          name: z.enum(names, { error: 'VALUE_INVALID' }),
          header: Word.min(1, { error: 'IS_REQUIRED' }),
          /** The words for codes and for `true` and `false`; a code without a word is written as it is. */
          words: z
            .record(z.string().max(100, { error: 'VALUE_TOO_LONG' }), Word)
            .refine((words) => Object.keys(words).length <= MOST_WORDS, { error: 'VALUE_INVALID' })
            .optional(),
        }),
      )
      .min(1, { error: 'IS_REQUIRED' })
      .max(names.length, { error: 'VALUE_INVALID' }),
    /** Only these of the rows that match. */
    ids: z.array(Id).min(1, { error: 'IS_REQUIRED' }).max(MOST_CHOSEN, { error: 'VALUE_INVALID' }).optional(),
  });
export type ExportInput = z.infer<ReturnType<typeof exportInput>>;
export type ExportedColumn = ExportInput['columns'][number];

interface ListEndpoint extends Endpoint {
  readonly access: PermissionKey;
  readonly list: ListDeclaration;
  readonly answer: z.ZodType<{ items: unknown[] }>;
}
type RowOf<E extends ListEndpoint> = AnswerOf<E>['items'][number];

/**
 * The call for the file of a list, with the permission, the filters and the order of the list itself. A column is declared by
 * its kind and its value, or by its kind alone if it shows the field of its name.
 */
export const exportEndpoint = <const E extends ListEndpoint, const Columns extends ColumnsOfFile<RowOf<E>>>(
  list: E,
  columns: Columns & FieldsOf<RowOf<E>, NoInfer<Columns>>,
) => ({
  ...endpoint({
    method: 'POST',
    path: `${list.path}/export`,
    access: list.access,
    summary: `All rows that match, as a spreadsheet or as CSV: ${list.list.name}`,
    ...(list.params && { params: list.params }),
    list: list.list as E['list'],
    body: exportInput(Object.keys(columns) as [string, ...string[]]),
    download: 'file',
    answer: z.never(),
    errors: [],
  }),
  columns: Object.fromEntries(
    Object.entries<ExportColumn<RowOf<E>> | ExportKind>(columns).map(([name, column]) => [
      name,
      typeof column === 'string' ? columnOf(name, column) : column,
    ]),
  ) as Readonly<Record<keyof Columns, ExportColumn<RowOf<E>>>>,
});

const columnOf = (name: string, kind: ExportKind) => ({
  kind,
  value: (row: Record<string, unknown>) => row[name],
});

export type ExportEndpoint = Endpoint & {
  readonly list: ListDeclaration;
  readonly body: ReturnType<typeof exportInput>;
  readonly download: 'file';
  readonly columns: Readonly<Record<string, ExportColumn<never>>>;
};
