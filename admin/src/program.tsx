import { type AnyRouter, RouterProvider } from '@tanstack/react-router';
import { useEffect } from 'react';
import { entranceRouter } from './entrance-router.tsx';
import { officeRouter, openOffice } from './office.ts';
import { isSignedIn, onSignedInChange } from './platform/session/session.ts';
import { useStore } from './platform/store.ts';
import { focusNextHeading } from './ui/screen-heading.tsx';

// A signed-in user needs the office in any case. If loading it fails, the failure is shown when its screen is drawn.
if (isSignedIn()) openOffice().catch(() => undefined);

/** Shows the router for the current address. */
export function Program() {
  const router: AnyRouter = useStore(officeRouter) ?? entranceRouter;
  useEffect(() => watch(router), [router]);
  return <RouterProvider router={router} key={router === entranceRouter ? 'entrance' : 'office'} />;
}

function watch(router: AnyRouter): () => void {
  const forgetNavigation = router.subscribe('onBeforeNavigate', ({ fromLocation, pathChanged }) => {
    if (fromLocation && pathChanged) focusNextHeading();
  });
  // Signing in leaves the login screen. Signing out navigates nowhere by itself: a form may hold unsaved work.
  const forgetSession = onSignedInChange(() => {
    if (isSignedIn()) void router.invalidate();
  });
  return () => {
    forgetNavigation();
    forgetSession();
  };
}
