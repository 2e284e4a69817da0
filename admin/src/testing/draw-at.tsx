import { checkPermissions } from '@share/contract/areas/shell/shell.endpoints.ts';
import type { Language } from '@share/contract/shared/languages.ts';
import { type AnyRoute, createMemoryHistory, createRouter, RouterProvider } from '@tanstack/react-router';
import { onTestFinished } from 'vitest';
import classes from '../areas/shell/frame/frame.module.css';
import { queryClient } from '../platform/api/query-client.ts';
import { loadPermissions } from '../platform/permissions.tsx';
import { frameRoute, rootRoute } from '../platform/routing/routes.tsx';
import { parseSearch, stringifySearch } from '../platform/routing/search.ts';
import { setRuntimeConfig } from '../platform/runtime-config.ts';
import { draw } from './draw.tsx';
import { answer } from './network.ts';

/**
 * Draws the screen of an area at its address, in the room that the frame leaves to it, for a user who may do everything. `search`
 * returns the search of the present address, decoded, and `goTo` opens another one.
 */
export async function drawAt(address: string, routes: readonly AnyRoute[], language: Language = 'en') {
  answer(checkPermissions, ({ query }) => query.map((permission) => ({ permission, isPermitted: true })));
  await loadPermissions();
  setRuntimeConfig({
    defaultLanguage: language,
    publicUrl: 'https://office.example.com',
    publicSiteUrl: 'https://www.example.com',
    clientId: 'back-office',
    clientSecret: 'back-office',
    footerLinks: { privacy: '/privacy', legal: '/legal', contact: '/contact' },
  });
  queryClient.clear();
  onTestFinished(() => queryClient.clear());
  const history = createMemoryHistory({ initialEntries: [address] });
  const routeTree = rootRoute.addChildren([frameRoute.addChildren([...routes])]);
  const router = createRouter({ routeTree, history, parseSearch, stringifySearch });
  await router.load();
  await draw(
    <div className={classes.frame}>
      <div className={classes.column}>
        <main className={classes.content}>
          <RouterProvider router={router} />
        </main>
      </div>
    </div>,
    language,
    queryClient,
  );
  return {
    search: () => decodeURIComponent(history.location.search),
    goTo: (next: string) => history.push(next),
  };
}
