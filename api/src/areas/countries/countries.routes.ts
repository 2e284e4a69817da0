import * as endpoints from '@share/contract/areas/countries/countries.endpoints.ts';
import type { Area } from '../../area.ts';
import { type App, serve } from '../../platform/http/serve.ts';
import { listCountries } from './name-countries.ts';

export const countriesArea: Area = { name: 'countries', routes: countriesRoutes };

function countriesRoutes(app: App): void {
  serve(app, endpoints.listCountries, async ({ context }) => ({
    countries: listCountries(context.language),
  }));
}
