import { useEffect } from 'react';
import { endSplash } from '../../platform/page/splash.ts';
import { useIsSignedIn } from '../../platform/session/session.ts';
import { Frame } from './frame/frame.tsx';
import { NotFound } from './notices/not-found.tsx';
import classes from './notices/notice-page.module.css';

/** The page for unknown addresses, signed in or not (RTE-10). */
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
    <main className={classes.alone}>
      <NotFound />
    </main>
  );
}
