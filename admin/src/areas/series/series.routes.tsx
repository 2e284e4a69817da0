import { createSeries, getSeries, listSeries } from '@share/contract/areas/series/series.endpoints.ts';
import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { frameRoute } from '../../platform/routing/routes.tsx';

const listRoute = createRoute({
  getParentRoute: () => frameRoute,
  path: '/series',
  staticData: { needs: [listSeries] },
  component: lazyRouteComponent(() => import('./series-list.tsx'), 'SeriesList'),
});

const createSeriesRoute = createRoute({
  getParentRoute: () => frameRoute,
  path: '/series/create',
  staticData: { needs: [createSeries] },
  component: lazyRouteComponent(() => import('./series-create.tsx'), 'SeriesCreate'),
});

const editRoute = createRoute({
  getParentRoute: () => frameRoute,
  path: '/series/$id/edit',
  staticData: { needs: [getSeries] },
  component: lazyRouteComponent(() => import('./series-edit.tsx'), 'SeriesEdit'),
});

export const seriesRoutes = [listRoute, createSeriesRoute, editRoute] as const;
