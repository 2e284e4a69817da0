import type { AnswerOf, BodyOf, Endpoint } from '@share/contract/shared/endpoint.ts';
import type { IdParams } from '@share/contract/shared/ids.ts';
import type { ListDeclaration } from '@share/contract/shared/lists/list.ts';
import type { ExportColumn, ExportEndpoint } from '@share/contract/shared/lists/list-export.ts';
import type { z } from 'zod';
import type { Context } from '../context.ts';
import { type App, serve } from '../http/serve.ts';
import { serveExport } from '../lists/export/serve-export.ts';
import type { ListReader } from '../lists/list-query.ts';
import type { ListSource } from '../lists/list-source.ts';
import type { Target } from './record-steps.ts';

type ById = Endpoint & { readonly params: typeof IdParams };

interface RecordEndpoints {
  readonly list: Endpoint & {
    readonly list: ListDeclaration;
    readonly answer: z.ZodType<{ items: unknown[] }>;
  };
  readonly file: ExportEndpoint;
  readonly get: ById;
  readonly create: Endpoint & { readonly body: z.ZodType };
  readonly update: ById & { readonly body: z.ZodType };
  readonly remove: ById;
}

type RowOf<Of extends RecordEndpoints> = AnswerOf<Of['list']>['items'][number];

type FileOf<Of extends RecordEndpoints> = ExportEndpoint & {
  readonly list: Of['list']['list'];
  readonly columns: Readonly<Record<string, ExportColumn<RowOf<Of>>>>;
};

/** The verbs for the endpoints of a record; the reader of the list also writes its file. */
interface RecordVerbs<Of extends RecordEndpoints, Found> {
  list: ListReader<ListSource<Of['list']['list'], Found, RowOf<Of>>, RowOf<Of>>;
  read(context: Context, id: number): Promise<AnswerOf<Of['get']>>;
  create(context: Context, input: BodyOf<Of['create']>): Promise<AnswerOf<Of['create']>>;
  update(context: Context, target: Target, input: BodyOf<Of['update']>): Promise<AnswerOf<Of['update']>>;
  remove(context: Context, id: number): Promise<AnswerOf<Of['remove']>>;
}

/** Serves the endpoints that `recordEndpoints` declares. */
export function serveRecords<Of extends RecordEndpoints, Found>(
  app: App,
  of: Of,
  verbs: RecordVerbs<Of, Found>,
): void {
  const { list, file, get, create, update, remove }: RecordEndpoints = of;
  serve(app, list, (served) => verbs.list(served.context, served.list));
  serveExport(app, file as FileOf<Of>, verbs.list);
  serve(app, get, ({ params, context }) => verbs.read(context, params.id));
  serve(app, create, ({ body, context }) => verbs.create(context, body as BodyOf<Of['create']>));
  serve(app, update, ({ params, ifMatch, body, context }) =>
    verbs.update(context, { id: params.id, ifMatch }, body as BodyOf<Of['update']>),
  );
  serve(app, remove, ({ params, context }) => verbs.remove(context, params.id));
}
