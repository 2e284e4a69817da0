import { useQuery } from '@tanstack/react-query';
import { createRoute, createRouter } from '@tanstack/react-router';
import { sessionsRoutes } from './areas/sessions/sessions.routes.tsx';
import { CrashPage } from './areas/shell/notices/crash-page.tsx';
import { LoadingOverlay } from './areas/shell/notices/loading-overlay.tsx';
import { StartFailed } from './areas/shell/notices/start-failed.tsx';
import { openOffice } from './office.ts';
import { history } from './platform/routing/history.ts';
import { rootRoute } from './platform/routing/routes.tsx';
import { parseSearch, stringifySearch } from './platform/routing/search.ts';

/** Every address except those of the login screens belongs to the office. */
const officeRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '$',
  staticData: { needs: 'nothing' },
  component: function OpenOffice() {
    const office = useQuery({ queryKey: ['office'], queryFn: openOffice });
    if (!office.isError) return <LoadingOverlay />;
    return (
      <StartFailed
        failure={office.error}
        isRetrying={office.isFetching}
        onRetry={() => void office.refetch()}
      />
    );
  },
});

/** Contains only the login screens, so that the office is not loaded before sign-in. */
export const entranceRouter = createRouter({
  routeTree: rootRoute.addChildren([sessionsRoutes, officeRoute]),
  history,
  parseSearch,
  stringifySearch,
  defaultErrorComponent: CrashPage,
});
