import type { Endpoint } from '@share/contract/shared/endpoint.ts';
import { createRootRoute, createRoute, redirect } from '@tanstack/react-router';
import { rememberAddress } from '../session/return-address.ts';
import { isSignedIn } from '../session/session.ts';

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** Users who may call none of these endpoints get "not found" (RTE-09). */
    needs: 'nothing' | readonly Pick<Endpoint, 'access'>[];
  }
}

export const rootRoute = createRootRoute({ staticData: { needs: 'nothing' } });

/** The parent of every screen inside the frame, for signed-in users only (RTE-07). */
export const frameRoute = createRoute({
  getParentRoute: () => rootRoute,
  id: 'frame',
  staticData: { needs: 'nothing' },
  validateSearch: (search: Record<string, unknown>) => search as Record<string, string>,
  beforeLoad: ({ location }) => {
    if (isSignedIn()) return;
    rememberAddress(location.href);
    throw redirect({ to: '/login', replace: true });
  },
});
