import type { AnswerOf, BodyOf, Endpoint } from '@share/contract/shared/endpoint.ts';
import type { IdParams } from '@share/contract/shared/ids.ts';
import type { ListDeclaration, ListState } from '@share/contract/shared/lists/list.ts';
import type { z } from 'zod';
import type { Context } from '../context.ts';
import { type App, serve } from '../http/serve.ts';
import type { Target } from './record-steps.ts';

type ById = Endpoint & { readonly params: typeof IdParams };

interface RecordEndpoints {
  readonly list: Endpoint & { readonly list: ListDeclaration };
  readonly get: ById;
  readonly create: Endpoint & { readonly body: z.ZodType };
  readonly update: ById & { readonly body: z.ZodType };
  readonly remove: ById;
}

/** What answers the five endpoints of a record. */
interface RecordVerbs<Of extends RecordEndpoints> {
  list(context: Context, state: ListState): Promise<AnswerOf<Of['list']>>;
  read(context: Context, id: number): Promise<AnswerOf<Of['get']>>;
  create(context: Context, input: BodyOf<Of['create']>): Promise<AnswerOf<Of['create']>>;
  update(context: Context, target: Target, input: BodyOf<Of['update']>): Promise<AnswerOf<Of['update']>>;
  remove(context: Context, id: number): Promise<AnswerOf<Of['remove']>>;
}

/** Serves the five endpoints that `recordEndpoints` declares. */
export function serveRecords<Of extends RecordEndpoints>(app: App, of: Of, verbs: RecordVerbs<Of>): void {
  const { list, get, create, update, remove }: RecordEndpoints = of;
  serve(app, list, (served) => verbs.list(served.context, served.list));
  serve(app, get, ({ params, context }) => verbs.read(context, params.id));
  serve(app, create, ({ body, context }) => verbs.create(context, body as BodyOf<Of['create']>));
  serve(app, update, ({ params, ifMatch, body, context }) =>
    verbs.update(context, { id: params.id, ifMatch }, body as BodyOf<Of['update']>),
  );
  serve(app, remove, ({ params, context }) => verbs.remove(context, params.id));
}
