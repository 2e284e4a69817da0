import { type AnyRouter, RouterProvider } from '@tanstack/react-router';
import { useEffect } from 'react';
import { entranceRouter } from './entrance-router.tsx';
import { officeRouter, openOffice } from './office.ts';
import { isSignedIn, onSignedInChange } from './platform/session/session.ts';
import { useStore } from './platform/store.ts';
import { focusNextHeading } from './ui/screen-heading.tsx';

// Who is signed in already needs the office in any case; a failure shows when its screen is drawn.
if (isSignedIn()) openOffice().catch(() => undefined);

/** The screen of the present address. */
export function Program() {
  const router: AnyRouter = useStore(officeRouter) ?? entranceRouter;
  useEffect(() => watch(router), [router]);
  return <RouterProvider router={router} key={router === entranceRouter ? 'entrance' : 'office'} />;
}

function watch(router: AnyRouter): () => void {
  const forgetNavigation = router.subscribe('onBeforeNavigate', ({ fromLocation, pathChanged }) => {
    if (fromLocation && pathChanged) focusNextHeading();
  });
  // Signing in leads away from the login screen. Signing out leads nowhere by itself: a form may hold unsaved work.
  const forgetSession = onSignedInChange(() => {
    if (isSignedIn()) void router.invalidate();
  });
  return () => {
    forgetNavigation();
    forgetSession();
  };
}
