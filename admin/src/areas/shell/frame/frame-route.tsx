import { Navigate, Outlet, useLocation, useMatches, useParams } from '@tanstack/react-router';
import { useState } from 'react';
import { useScreenPermission } from '../../../platform/permissions.tsx';
import { useCurrentUser } from '../../../platform/session/current-user.ts';
import { NotFound } from '../notices/not-found.tsx';
import { RightsLost } from '../notices/rights-lost.tsx';
import { Frame } from './frame.tsx';

/** The frame with the current screen, or with the not-found page if the user may not see that screen. */
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
 * Shows "not found" if the user lacks the permissions in the route's `staticData` (RTE-09), or an id is not a number (RTE-10). A
 * user who lacks a required second factor is redirected to the account. A screen that loses its permission while it is open says
 * so.
 */
function GuardedOutlet() {
  const needs = useMatches({ select: (matches) => matches.at(-1)?.staticData.needs ?? 'nothing' });
  const { id } = useParams({ strict: false }) as { id?: string };
  const { pathname } = useLocation();
  const user = useCurrentUser();
  // While the next screen loads, the address is already its own and the present screen is still shown.
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
