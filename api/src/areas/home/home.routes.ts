import * as endpoints from '@share/contract/areas/home/home.endpoints.ts';
import { type App, serve } from '../../platform/http/serve.ts';
import type { HomeCardSource } from './home-card.ts';
import { readHome } from './read-home.ts';

export function homeRoutes(app: App, { cards }: { cards: readonly HomeCardSource[] }): void {
  serve(app, endpoints.getHome, ({ context }) => readHome(context, cards));
}
