import { type ReactNode, useEffect } from 'react';
import { endSplash } from '../../../platform/page/splash.ts';
import classes from './notice-page.module.css';

/** Covers everything below it without changing it. */
export function FullScreen({
  children,
  keepsSplash = false,
}: {
  children: ReactNode;
  keepsSplash?: boolean;
}) {
  useEffect(() => {
    if (!keepsSplash) endSplash();
  }, [keepsSplash]);
  return <main className={classes.fullScreen}>{children}</main>;
}
