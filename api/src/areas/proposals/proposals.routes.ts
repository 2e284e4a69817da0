import * as endpoints from '@share/contract/areas/proposals/proposals.endpoints.ts';
import type { Area } from '../../area.ts';
import { type App, serve } from '../../platform/http/serve.ts';
import { listProposals } from './list-proposals.ts';
import { proposalsCard } from './proposals.home.ts';
import { confirmProposal, withdrawProposal } from './proposals.verbs.ts';
import { readProposal } from './read-proposal.ts';

export const proposalsArea: Area = {
  name: 'proposals',
  routes: proposalsRoutes,
  cards: [proposalsCard],
};

function proposalsRoutes(app: App): void {
  serve(app, endpoints.listProposals, ({ list, context }) => listProposals(context, list));
  serve(app, endpoints.getProposal, ({ params, context }) => readProposal(context, params.id));
  serve(app, endpoints.confirmProposal, ({ params, context }) =>
    confirmProposal(app.proposable, context, params.id),
  );
  serve(app, endpoints.withdrawProposal, ({ params, body, context }) =>
    withdrawProposal(context, params.id, body),
  );
}
