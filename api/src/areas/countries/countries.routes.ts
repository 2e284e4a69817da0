import * as endpoints from '@share/contract/areas/countries/countries.endpoints.ts';
import { type App, serve } from '../../platform/http/serve.ts';
import { listCountries } from './name-countries.ts';

export function countriesRoutes(app: App): void {
  serve(app, endpoints.listCountries, async ({ context }) => ({
    countries: listCountries(context.language),
  }));
}
