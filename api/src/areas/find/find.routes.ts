import { type FoundGroup, findAnything, foundKinds } from '@share/contract/areas/find/find.endpoints.ts';
import type { Area } from '../../area.ts';
import type { Context } from '../../platform/context.ts';
import { judge } from '../../platform/http/authorise.ts';
import { type App, serve } from '../../platform/http/serve.ts';
import type { Finder } from './finder.ts';

export const findArea: Area = { name: 'find', routes: findRoutes };

function findRoutes(app: App, { finders }: { finders: readonly Finder[] }): void {
  serve(app, findAnything, ({ query, context }) => findAll(context, finders, query.text));
}

/** Asks the finders of all kinds that the caller may open, all at once. */
async function findAll(context: Context, finders: readonly Finder[], text: string): Promise<FoundGroup[]> {
  if (text === '') return [];
  const open = finders.filter(({ endpoint }) => judge(endpoint.access, context.actor) === 'allowed');
  const found = await Promise.all(
    open.map(async ({ kind, find }): Promise<FoundGroup> => ({ kind, items: await find(context, text) })),
  );
  return found
    .filter(({ items }) => items.length > 0)
    .toSorted((one, other) => foundKinds.indexOf(one.kind) - foundKinds.indexOf(other.kind));
}
