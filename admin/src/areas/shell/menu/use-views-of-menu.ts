import type { ListView } from '@share/contract/areas/list-views/list-views.endpoints.ts';
import { useQuery } from '@tanstack/react-query';
import { useCurrentUser } from '../../../platform/session/current-user.ts';
import { ownListsQuery } from '../../../ui/list/own-lists.ts';

/** The saved views, of which the menu opens the default ones; none while the user may only set up a second factor. */
export function useViewsOfMenu(): readonly ListView[] | undefined {
  const user = useCurrentUser();
  return useQuery({ ...ownListsQuery, enabled: user !== null && !user.needsSecondFactor }).data?.views;
}
