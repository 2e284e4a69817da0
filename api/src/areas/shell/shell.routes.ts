import * as endpoints from '@share/contract/areas/shell/shell.endpoints.ts';
import type { Area } from '../../area.ts';
import { type App, serve } from '../../platform/http/serve.ts';
import type { ReadStatus } from '../settings/settings.shared.ts';
import { type AreaLink, menuOf } from './menu.ts';

export const shellArea: Area = { name: 'shell', routes: shellRoutes };

function shellRoutes(
  app: App,
  { readStatus, links }: { readStatus: ReadStatus; links: readonly AreaLink[] },
): void {
  serve(app, endpoints.getRuntimeConfig, async ({ context: { environment } }) => ({
    ...environment,
    footerLinks: {
      privacy: `${environment.publicSiteUrl}/privacy`,
      legal: `${environment.publicSiteUrl}/legal`,
      contact: `${environment.publicSiteUrl}/contact`,
    },
  }));

  serve(app, endpoints.getStatus, () => readStatus());

  serve(app, endpoints.getSplashScreen, async ({ context }) => ({ menu: menuOf(context.actor, links) }));

  serve(app, endpoints.checkPermissions, async ({ query, context: { actor } }) =>
    query.map((permission) => ({
      permission,
      isPermitted: actor.isSuperAdmin || actor.permissions.has(permission),
    })),
  );
}
