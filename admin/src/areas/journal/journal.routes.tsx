import { getJournalEntry, listJournal } from '@share/contract/areas/journal/journal.endpoints.ts';
import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { frameRoute } from '../../platform/routing/routes.tsx';

const listRoute = createRoute({
  getParentRoute: () => frameRoute,
  path: '/journal',
  staticData: { needs: [listJournal] },
  component: lazyRouteComponent(() => import('./journal-list.tsx'), 'JournalList'),
});

const entryRoute = createRoute({
  getParentRoute: () => frameRoute,
  path: '/journal/$id',
  staticData: { needs: [getJournalEntry] },
  component: lazyRouteComponent(() => import('./journal-entry.tsx'), 'JournalEntryScreen'),
});

export const journalRoutes = [listRoute, entryRoute] as const;
