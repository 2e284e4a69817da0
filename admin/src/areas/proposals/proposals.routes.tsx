import { getProposal, listProposals } from '@share/contract/areas/proposals/proposals.endpoints.ts';
import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { frameRoute } from '../../platform/routing/routes.tsx';

const listRoute = createRoute({
  getParentRoute: () => frameRoute,
  path: '/proposals',
  staticData: { needs: [listProposals] },
  component: lazyRouteComponent(() => import('./proposals-list.tsx'), 'ProposalsList'),
});

const viewRoute = createRoute({
  getParentRoute: () => frameRoute,
  path: '/proposals/$id',
  staticData: { needs: [getProposal] },
  component: lazyRouteComponent(() => import('./proposal-screen.tsx'), 'ProposalScreen'),
});

export const proposalsRoutes = [listRoute, viewRoute] as const;
