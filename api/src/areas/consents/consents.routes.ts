import { publicAgreements } from '@share/contract/areas/consents/consents.endpoints.ts';
import type { Area } from '../../area.ts';
import { type App, serve } from '../../platform/http/serve.ts';
import { fingerprintOf } from './accepted-agreements.ts';
import { findActiveAgreements } from './find-shown-agreements.ts';

export const consentsArea: Area = { name: 'consents', routes: consentsRoutes };

function consentsRoutes(app: App): void {
  serve(app, publicAgreements, async ({ query, context }) => {
    const shown = await findActiveAgreements(context.db, query.target);
    return shown.map((agreement) => ({ ...agreement, fingerprint: fingerprintOf(agreement) }));
  });
}
