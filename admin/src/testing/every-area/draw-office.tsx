import '../../office-errors.ts';
import '../../styles/entry.css';
import '../../styles/office.css';
import '../../styles/page.css';
import { MantineProvider } from '@mantine/core';
import { getOwnLists } from '@share/contract/areas/list-views/list-views.endpoints.ts';
import { awaitOwnRights } from '@share/contract/areas/sessions/own-rights.endpoints.ts';
import { getCurrentUser } from '@share/contract/areas/sessions/sessions.endpoints.ts';
import { checkPermissions, getStatus } from '@share/contract/areas/shell/shell.endpoints.ts';
import { allEndpoints } from '@share/contract/endpoints.ts';
import type { AnswerOf, Endpoint } from '@share/contract/shared/endpoint.ts';
import type { ListState } from '@share/contract/shared/lists/list.ts';
import { QueryClientProvider } from '@tanstack/react-query';
import { type AnyRoute, createMemoryHistory, createRouter, RouterProvider } from '@tanstack/react-router';
import { onTestFinished } from 'vitest';
import { render } from 'vitest-browser-react';
import { z } from 'zod';
import { frame } from '../../areas/shell/frame/frame-layout.tsx';
import { elsewhereRoute } from '../../areas/shell/shell.routes.tsx';
import { screens } from '../../areas.ts';
import { queryClient } from '../../platform/api/query-client.ts';
import { setDefaultLanguage } from '../../platform/language.tsx';
import { frameRoute, rootRoute } from '../../platform/routing/routes.tsx';
import { parseSearch, stringifySearch } from '../../platform/routing/search.ts';
import { setRuntimeConfig } from '../../platform/runtime-config.ts';
import { theme } from '../../theme/theme.ts';
import { cssVariables } from '../../theme/theme-variables.ts';
import type { ListEndpoint } from '../../ui/list/use-list-query.ts';
import { listOf } from '../list-of.ts';
import { answer } from '../network.ts';
import { sampleOf } from './sample-of.ts';

/** Who may call an endpoint. */
export type May = (endpoint: Pick<Endpoint, 'access'>) => boolean;

const everything: May = () => true;
/** Holds one permission for each of these endpoints. */
export const only = (...endpoints: readonly Endpoint[]): May => {
  const held = endpoints.map(({ access }) => (typeof access === 'string' ? access : access[0]));
  return ({ access }) =>
    (typeof access === 'string' ? [access] : access).some((key) => isFree(key) || held.includes(key));
};
const isFree = (key: string) => !key.startsWith('admin:');

export interface Asked {
  endpoint: Endpoint;
  list: ListState | undefined;
}

/** Answers every endpoint with a sample, lists with one row, and returns what was asked for. */
export function answerEverything(): Asked[] {
  const asked: Asked[] = [];
  for (const { endpoint } of allEndpoints) {
    answer(endpoint, ({ list }) => {
      asked.push({ endpoint, list });
      return isRowsEndpoint(endpoint) ? rowsOf(endpoint, list, 1) : sampleOf(endpoint.answer);
    });
  }
  answer(getCurrentUser, () => ({ ...sample(getCurrentUser), id: 2, needsSecondFactor: false }));
  answer(getStatus, () => ({ ...sample(getStatus), systemMaintenance: false, maintenanceMode: false }));
  // It is answered once the permissions change.
  answer(awaitOwnRights, () => new Promise<never>(() => {}));
  answer(getOwnLists, () => ({ views: [], layouts: [], density: 'comfortable' as const }));
  return asked;
}

/** What an endpoint answers. */
export const sample = <E extends Endpoint>(endpoint: E) => sampleOf(endpoint.answer) as AnswerOf<E>;

const isRowsEndpoint = (endpoint: Endpoint): endpoint is ListEndpoint =>
  endpoint.list !== undefined && endpoint.answer instanceof z.ZodObject && 'items' in endpoint.answer.shape;

/** A row of a list. */
export function sampleRow(endpoint: ListEndpoint): Record<string, unknown> {
  const { items } = (endpoint.answer as unknown as z.ZodObject<{ items: z.ZodArray<z.ZodType> }>).shape;
  return sampleOf(items.element) as Record<string, unknown>;
}

/** The answer of a list with so many sample rows in all, of which it contains the first one. */
export function rowsOf(endpoint: ListEndpoint, state: ListState | undefined, count: number) {
  const answered = listOf(endpoint.list, state, count === 0 ? [] : [sampleRow(endpoint)]);
  const totalPages = Math.max(1, Math.ceil(count / answered.pagination.pageSize));
  return { ...answered, pagination: { ...answered.pagination, totalItems: count, totalPages } };
}

/** Draws the back office at an address, in English. What it asks for has to be answered. */
export async function drawOffice(address: string, may: May = everything) {
  answer(checkPermissions, ({ query }) =>
    query.map((permission) => ({
      permission,
      isPermitted: may({ access: permission as Endpoint['access'] }),
    })),
  );
  setDefaultLanguage('en');
  setRuntimeConfig({
    defaultLanguage: 'en',
    publicUrl: 'https://office.example.com',
    publicSiteUrl: 'https://www.example.com',
    clientId: 'back-office',
    clientSecret: 'back-office',
    footerLinks: { privacy: '/privacy', legal: '/legal', contact: '/contact' },
  });
  queryClient.clear();
  sessionStorage.clear();
  onTestFinished(() => queryClient.clear());
  const history = createMemoryHistory({ initialEntries: [address] });
  const inFrame = frameRoute.update({ component: frame, staticData: { needs: 'nothing' } });
  const routes: AnyRoute[] = [inFrame.addChildren([...screens]), elsewhereRoute];
  const routeTree = rootRoute.addChildren(routes);
  const router = createRouter({ routeTree, history, parseSearch, stringifySearch });
  await router.load();
  await render(
    <MantineProvider theme={theme} cssVariablesResolver={cssVariables}>
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </MantineProvider>,
  );
  return {
    search: () => decodeURIComponent(history.location.search),
    path: () => history.location.pathname,
    /** The path of the screen that is drawn. */
    drawn: () => router.state.resolvedLocation?.pathname,
    goTo: (next: string) => history.push(next),
  };
}
