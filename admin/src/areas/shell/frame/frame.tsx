import { Anchor } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useRouterState } from '@tanstack/react-router';
import { type ReactNode, useEffect, useState } from 'react';
import { commonTexts } from '../../../platform/common.texts.ts';
import { useMaintenance } from '../../../platform/maintenance-state.ts';
import { endSplash } from '../../../platform/page/splash.ts';
import { useRuntimeConfig } from '../../../platform/runtime-config.ts';
import { useStore } from '../../../platform/store.ts';
import { useTexts } from '../../../platform/texts.ts';
import { shownToast } from '../../../platform/toasts.ts';
import { ConfirmHost } from '../../../ui/confirm.tsx';
import { lazyPart, usePreloaded } from '../../../ui/parts/lazy-part.tsx';
import { Shortcuts } from '../../../ui/shortcuts/shortcuts.tsx';
import { ConfirmSelf, SignInAgain } from '../../sessions/sessions.shared.tsx';
import { MenuDrawer } from '../menu/menu-drawer.tsx';
import { SideMenu } from '../menu/side-menu.tsx';
import { useSideMenu } from '../menu/use-side-menu.ts';
import { LoadingOverlay } from '../notices/loading-overlay.tsx';
import { SiteMaintenanceBanner } from '../notices/site-maintenance-banner.tsx';
import { StartFailed } from '../notices/start-failed.tsx';
import { currentUserQuery, menuQuery, permissionsQuery } from '../shell.queries.ts';
import { shellTexts } from '../shell.texts.ts';
import classes from './frame.module.css';
import { useFreshRights } from './fresh-rights.ts';
import { logout } from './logout.ts';
import { PlainToasts } from './plain-toasts.tsx';
import { TopBar } from './top-bar.tsx';

/** Loaded when the first screen is idle, or with the first message. */
const Toasts = lazyPart(() => import('./toasts.tsx'), PlainToasts);

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
  const isShown = useStore(shownToast) !== null;
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

/** The footer of every screen (SHL-09). */
function Footer() {
  const texts = useTexts(shellTexts);
  const links = useRuntimeConfig()?.footerLinks;
  if (!links) return null;
  return (
    <footer className={classes.footer}>
      {(['privacy', 'legal', 'contact'] as const).map((name) => (
        <Anchor key={name} href={links[name]} target="_blank" rel="noreferrer" size="sm" c="dimmed">
          {texts[name]}
        </Anchor>
      ))}
    </footer>
  );
}

const leave = () => void logout();

/**
 * Waits for user, menu and the first permission check; without them, screens that need a permission would flash as
 * "not found" (SHL-01).
 */
function FrameData({ children }: { children: ReactNode }) {
  const maintenance = useMaintenance();
  const queries = [useQuery(currentUserQuery), useQuery(menuQuery), useQuery(permissionsQuery)];
  const shutOut = useFreshRights();
  const failed = queries.find(({ isError }) => isError);
  if (shutOut)
    return <StartFailed failure={shutOut} isRetrying={false} onRetry={() => {}} onLogout={leave} />;
  if (queries.every(({ isSuccess }) => isSuccess)) return children;
  if (!failed || maintenance) return <LoadingOverlay />;
  return (
    <StartFailed
      failure={failed.error}
      isRetrying={queries.some(({ isFetching }) => isFetching)}
      onRetry={() => {
        for (const query of queries) if (query.isError) void query.refetch();
      }}
      onLogout={leave}
    />
  );
}

/** A thin line below the top bar while the next screen is loading. */
function RouteProgress() {
  const isLoading = useRouterState({ select: ({ status }) => status === 'pending' });
  const { loading } = useTexts(commonTexts);
  return isLoading ? <div className={classes.progress} role="progressbar" aria-label={loading} /> : null;
}
