import { getLanguages } from '@share/contract/areas/languages/languages.endpoints.ts';
import { type App, serve } from '../../platform/http/serve.ts';
import { readLanguages } from './read-languages.ts';

export function languagesRoutes(app: App): void {
  serve(app, getLanguages, ({ context }) => readLanguages(context));
}
