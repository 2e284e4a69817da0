import { useEffect } from 'react';
import { useIsSignedIn } from '../../platform/session.ts';
import { endSplash } from '../../platform/splash.ts';
import { Frame } from './frame.tsx';
import { NotFound } from './not-found.tsx';

/** Any unknown address, for everybody (RTE-10). */
export function Elsewhere() {
  const isSignedIn = useIsSignedIn();
  return isSignedIn ? (
    <Frame>
      <NotFound />
    </Frame>
  ) : (
    <Bare />
  );
}

function Bare() {
  useEffect(endSplash, []);
  return (
    <main>
      <NotFound />
    </main>
  );
}
