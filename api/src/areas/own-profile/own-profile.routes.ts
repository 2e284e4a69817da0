import * as endpoints from '@share/contract/areas/own-profile/own-profile.endpoints.ts';
import type { Area } from '../../area.ts';
import { type App, serve } from '../../platform/http/serve.ts';
import { readOwnProfile, updateOwnProfile } from './own-profile.verbs.ts';

export const ownProfileArea: Area = { name: 'own-profile', routes: ownProfileRoutes };

function ownProfileRoutes(app: App): void {
  serve(app, endpoints.getOwnProfile, ({ context }) => readOwnProfile(context.db, context));
  serve(app, endpoints.updateOwnProfile, ({ body, ifMatch, context }) =>
    updateOwnProfile(context, ifMatch, body),
  );
}
