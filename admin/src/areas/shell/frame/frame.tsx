import { type ReactNode, useEffect, useState } from 'react';
import { endSplash } from '../../../platform/page/splash.ts';
import { useStore } from '../../../platform/store.ts';
import { useTexts } from '../../../platform/texts.ts';
import { isToastShown } from '../../../platform/toasts.ts';
import { ConfirmHost } from '../../../ui/confirm.tsx';
import { lazyPart, usePreloaded } from '../../../ui/parts/lazy-part.tsx';
import { Shortcuts } from '../../../ui/shortcuts/shortcuts.tsx';
import { ConfirmSelf, SignInAgain } from '../../sessions/sessions.shared.tsx';
import { MenuDrawer } from '../menu/menu-drawer.tsx';
import { SideMenu } from '../menu/side-menu.tsx';
import { useSideMenu } from '../menu/use-side-menu.ts';
import { SiteMaintenanceBanner } from '../notices/site-maintenance-banner.tsx';
import { shellTexts } from '../shell.texts.ts';
import { Footer } from './footer.tsx';
import classes from './frame.module.css';
import { FrameData } from './frame-data.tsx';
import { RouteProgress } from './route-progress.tsx';
import { TopBar } from './top-bar.tsx';

/** Loaded when the first screen is idle, or with the first message. */
const Toasts = lazyPart(() => import('./toasts.tsx'));

/** Surrounds every screen of a signed-in user; drawn once the user's permissions are loaded. */
export const Frame = ({ children }: { children: ReactNode }) => (
  <FrameData>
    <Surroundings>{children}</Surroundings>
  </FrameData>
);

function Surroundings({ children }: { children: ReactNode }) {
  const texts = useTexts(shellTexts);
  const menu = useSideMenu();
  const [isDrawerOpen, setDrawerOpen] = useState(false);
  useEffect(endSplash, []);
  const isShown = useStore(isToastShown);
  const areToastsLoaded = Toasts.useIsLoaded();
  usePreloaded(Toasts);
  return (
    <div className={classes.frame} data-collapsed={menu.isCollapsed || undefined}>
      <a className={classes.skipLink} href="#content">
        {texts.skipToContent}
      </a>
      <TopBar
        isMenuCollapsed={menu.isCollapsed}
        onToggleMenu={menu.toggle}
        isDrawerOpen={isDrawerOpen}
        onToggleDrawer={() => setDrawerOpen(!isDrawerOpen)}
      />
      <RouteProgress />
      <div className={classes.sideMenu} data-open={menu.isOpen || undefined} {...menu.hover}>
        <SideMenu isNarrow={!menu.isOpen} />
      </div>
      <MenuDrawer isOpen={isDrawerOpen} onClose={() => setDrawerOpen(false)} />
      <div className={classes.column}>
        <main id="content" tabIndex={-1} className={classes.content}>
          <SiteMaintenanceBanner />
          {(areToastsLoaded || isShown) && <Toasts />}
          {children}
        </main>
        <Footer />
      </div>
      <ConfirmHost />
      <Shortcuts />
      <ConfirmSelf />
      <SignInAgain />
    </div>
  );
}
