import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router';
import { frameRoute } from '../../platform/routing/routes.tsx';

/** Open to all users; a user without the permission to read the settings gets a notice (KEY-17). */
const settingsRoute = createRoute({
  getParentRoute: () => frameRoute,
  path: '/settings',
  staticData: { needs: 'nothing' },
  component: lazyRouteComponent(() => import('./settings-screen.tsx'), 'SettingsScreen'),
});

/** A second address of the settings screen (SET-01). */
const generalRoute = createRoute({
  getParentRoute: () => frameRoute,
  path: '/general',
  staticData: { needs: 'nothing' },
  beforeLoad: () => {
    throw redirect({ to: '/settings', replace: true });
  },
});

export const settingsRoutes = [settingsRoute, generalRoute] as const;
