import { Navigate, Outlet, useLocation, useMatches, useParams } from '@tanstack/react-router';
import { useState } from 'react';
import { useScreenPermission } from '../../../platform/permissions.tsx';
import { useCurrentUser } from '../../../platform/session/current-user.ts';
import { NotFound } from '../notices/not-found.tsx';
import { RightsLost } from '../notices/rights-lost.tsx';
import { Frame } from './frame.tsx';

/** The frame with the current screen, or with the not-found page for users who may not see that screen. */
export function FrameRoute() {
  return (
    <Frame>
      <GuardedOutlet />
    </Frame>
  );
}

const ID = /^[1-9]\d*$/;
const ACCOUNT = '/account';

/**
 * Checks the permissions in the route's `staticData` (RTE-09) and that an id is a number (RTE-10); otherwise the
 * screen is not found. Whoever lacks a second factor that the settings demand is led to the account. A screen that was open when its permission was taken away says so.
 */
function GuardedOutlet() {
  const needs = useMatches({ select: (matches) => matches.at(-1)?.staticData.needs ?? 'nothing' });
  const { id } = useParams({ strict: false }) as { id?: string };
  const { pathname } = useLocation();
  const user = useCurrentUser();
  // The address is already the next one while the screen of the present one is still shown.
  const shown = useMatches({ select: (matches) => matches.at(-1)?.pathname });
  const permission = useScreenPermission(needs === 'nothing' ? [] : needs);
  const [opened, setOpened] = useState<string>();
  if (permission === 'allowed' && opened !== shown) setOpened(shown);
  if (user?.needsSecondFactor && pathname !== ACCOUNT) return <Navigate to={ACCOUNT} replace />;
  if (user?.needsSecondFactor && shown !== ACCOUNT) return null;
  if (id !== undefined && !ID.test(id)) return <NotFound />;
  if (permission === 'checking') return null;
  if (permission === 'allowed') return <Outlet />;
  return opened === shown ? <RightsLost /> : <NotFound />;
}
