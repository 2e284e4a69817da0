import * as endpoints from '@share/contract/areas/maps/maps.endpoints.ts';
import type { Area } from '../../area.ts';
import { type App, serve } from '../../platform/http/serve.ts';
import type { ReadGoogleMapsId } from '../settings/settings.shared.ts';
import { findPlaces } from './find-places.ts';

export const mapsArea: Area = { name: 'maps', routes: mapsRoutes };

function mapsRoutes(app: App, { readGoogleMapsId }: { readGoogleMapsId: ReadGoogleMapsId }): void {
  serve(app, endpoints.findPlaces, ({ query, context }) => findPlaces(context, query.address));

  serve(app, endpoints.getMapSettings, async ({ context: { environment } }) => ({
    googleMapsId: await readGoogleMapsId(),
    tilesUrl: environment.mapTilesUrl,
    tilesAttribution: environment.mapTilesAttribution,
  }));
}
