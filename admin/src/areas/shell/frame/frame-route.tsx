import { Outlet, useMatches, useParams } from '@tanstack/react-router';
import { useScreenPermission } from '../../../platform/permissions.tsx';
import { NotFound } from '../notices/not-found.tsx';
import { Frame } from './frame.tsx';

/** The frame with the screen of the present address, or with the not-found page for whom that screen does not exist. */
export function FrameRoute() {
  return (
    <Frame>
      <GuardedOutlet />
    </Frame>
  );
}

const ID = /^[1-9]\d*$/;

/** RTE-09: what a route needs stands in its `staticData`. RTE-10: an id is a number, else there is no such screen. */
function GuardedOutlet() {
  const needs = useMatches({ select: (matches) => matches.at(-1)?.staticData.needs ?? 'nothing' });
  const { id } = useParams({ strict: false }) as { id?: string };
  const permission = useScreenPermission(needs === 'nothing' ? [] : needs);
  if (id !== undefined && !ID.test(id)) return <NotFound />;
  if (permission === 'checking') return null;
  return permission === 'allowed' ? <Outlet /> : <NotFound />;
}
