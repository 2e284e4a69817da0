import { getLanguages } from '@share/contract/areas/languages/languages.endpoints.ts';
import type { Area } from '../../area.ts';
import { type App, serve } from '../../platform/http/serve.ts';
import { languagesCards } from './languages.home.ts';
import { readLanguages } from './read-languages.ts';

export const languagesArea: Area = {
  name: 'languages',
  routes: languagesRoutes,
  cards: languagesCards,
  link: {
    group: 'content',
    endpoint: getLanguages,
    route: '/languages',
    icon: 'language',
    label: { pl: 'Języki', en: 'Languages' },
  },
};

function languagesRoutes(app: App): void {
  serve(app, getLanguages, ({ context }) => readLanguages(context));
}
