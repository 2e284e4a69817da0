import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router';
import { frameRoute } from '../../platform/routing/routes.tsx';

/** For everybody: without the permission to read it, the screen says so (KEY-17). */
const settingsRoute = createRoute({
  getParentRoute: () => frameRoute,
  path: '/settings',
  staticData: { needs: 'nothing' },
  component: lazyRouteComponent(() => import('./settings-screen.tsx'), 'SettingsScreen'),
});

/** The same screen at a second address (SET-01). */
const generalRoute = createRoute({
  getParentRoute: () => frameRoute,
  path: '/general',
  staticData: { needs: 'nothing' },
  beforeLoad: () => {
    throw redirect({ to: '/settings', replace: true });
  },
});

export const settingsRoutes = [settingsRoute, generalRoute] as const;
