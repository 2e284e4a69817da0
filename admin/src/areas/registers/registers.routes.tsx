import { getCapTable, getSeriesRegister } from '@share/contract/areas/registers/registers.endpoints.ts';
import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { frameRoute } from '../../platform/routing/routes.tsx';

const seriesRegisterRoute = createRoute({
  getParentRoute: () => frameRoute,
  path: '/series/$id/register',
  staticData: { needs: [getSeriesRegister] },
  component: lazyRouteComponent(() => import('./series-register-screen.tsx'), 'SeriesRegisterScreen'),
});

const capTableRoute = createRoute({
  getParentRoute: () => frameRoute,
  path: '/offers/$id/cap-table',
  staticData: { needs: [getCapTable] },
  component: lazyRouteComponent(() => import('./cap-table-screen.tsx'), 'CapTableScreen'),
});

export const registersRoutes = [seriesRegisterRoute, capTableRoute] as const;
