import * as endpoints from '@share/contract/areas/home/home.endpoints.ts';
import type { Area } from '../../area.ts';
import { type App, serve } from '../../platform/http/serve.ts';
import { type HomeSources, readHome } from './read-home.ts';

export const homeArea: Area = { name: 'home', routes: homeRoutes };

function homeRoutes(app: App, sources: HomeSources): void {
  serve(app, endpoints.getHome, ({ context }) => readHome(context, sources));
}
