import { Outlet, useMatches } from '@tanstack/react-router';
import { useScreenPermission } from '../../platform/permissions.tsx';
import { Frame } from './frame.tsx';
import { NotFound } from './not-found.tsx';

/** The frame with the screen of the present address, or with the not-found page for whom that screen does not exist. */
export function FrameRoute() {
  return (
    <Frame>
      <GuardedOutlet />
    </Frame>
  );
}

/** RTE-09: what a route needs stands in its `staticData`. */
function GuardedOutlet() {
  const needs = useMatches({ select: (matches) => matches.at(-1)?.staticData.needs ?? 'nothing' });
  const permission = useScreenPermission(needs === 'nothing' ? [] : needs);
  if (permission === 'checking') return null;
  return permission === 'allowed' ? <Outlet /> : <NotFound />;
}
