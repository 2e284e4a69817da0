import { Outlet, useMatches, useParams } from '@tanstack/react-router';
import { useScreenPermission } from '../../../platform/permissions.tsx';
import { NotFound } from '../notices/not-found.tsx';
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

/**
 * Checks the permissions in the route's `staticData` (RTE-09) and that an id is a number (RTE-10); otherwise the
 * screen is not found.
 */
function GuardedOutlet() {
  const needs = useMatches({ select: (matches) => matches.at(-1)?.staticData.needs ?? 'nothing' });
  const { id } = useParams({ strict: false }) as { id?: string };
  const permission = useScreenPermission(needs === 'nothing' ? [] : needs);
  if (id !== undefined && !ID.test(id)) return <NotFound />;
  if (permission === 'checking') return null;
  return permission === 'allowed' ? <Outlet /> : <NotFound />;
}
