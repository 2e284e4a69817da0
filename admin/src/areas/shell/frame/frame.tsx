import '@mantine/notifications/styles.layer.css';
import { Notifications } from '@mantine/notifications';
import { type ReactNode, useEffect, useState } from 'react';
import { endSplash } from '../../../platform/page/splash.ts';
import { useTexts } from '../../../platform/texts.ts';
import { layers } from '../../../theme/theme.ts';
import { ConfirmHost } from '../../../ui/confirm.tsx';
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
import { useToastPlace } from './use-toast-place.ts';

/** Surrounds every screen of a signed-in user; drawn once their permissions are loaded. */
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
  useToastPlace();
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
          {children}
        </main>
        <Footer />
      </div>
      <ConfirmHost />
      <Shortcuts />
      <ConfirmSelf />
      <SignInAgain />
      <Notifications
        zIndex={layers.toast}
        limit={1}
        containerWidth={380}
        classNames={{ root: classes.toasts }}
      />
    </div>
  );
}
