import * as endpoints from '@share/contract/areas/journal/journal.endpoints.ts';
import { exportJournal } from '@share/contract/areas/journal/journal-export.endpoints.ts';
import type { Area } from '../../area.ts';
import { type App, serve } from '../../platform/http/serve.ts';
import { serveExport } from '../../platform/lists/export/serve-export.ts';
import { getJournalEntry } from './get-journal-entry.ts';
import { listJournal } from './list-journal.ts';

export const journalArea: Area = {
  name: 'journal',
  routes: journalRoutes,
  link: {
    group: 'people',
    endpoint: endpoints.listJournal,
    route: '/journal',
    icon: 'history',
    label: { pl: 'Dziennik zmian', en: 'Journal' },
  },
};

function journalRoutes(app: App): void {
  serve(app, endpoints.listJournal, ({ list, context }) => listJournal(context, list));
  serveExport(app, exportJournal, listJournal);
  serve(app, endpoints.getJournalEntry, ({ params, context }) => getJournalEntry(context, params.id));
}
