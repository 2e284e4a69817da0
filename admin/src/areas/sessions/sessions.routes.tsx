import type { ErrorCode } from '@share/contract/shared/errors.ts';
import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router';
import { rootRoute } from '../../platform/routing/routes.tsx';
import { parseSearch } from '../../platform/routing/search.ts';
import { takeAddress } from '../../platform/session/return-address.ts';
import { isSignedIn } from '../../platform/session/session.ts';
import { EntranceLayout } from './entrance-layout.tsx';
import { Login } from './login.tsx';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The reason why an e-mailed link led to the login screen (SES-23). */
    refusedLink?: ErrorCode;
  }
}

/** The parent of the screens before sign-in; signed-in users are redirected (RTE-06). */
const entranceRoute = createRoute({
  getParentRoute: () => rootRoute,
  id: 'entrance',
  staticData: { needs: 'nothing' },
  component: EntranceLayout,
  beforeLoad: () => {
    if (!isSignedIn()) return;
    const { pathname, search } = new URL(takeAddress(), window.location.origin);
    throw redirect({ to: pathname, search: parseSearch(search), replace: true });
  },
});

const loginRoute = createRoute({
  getParentRoute: () => entranceRoute,
  path: '/login',
  staticData: { needs: 'nothing' },
  component: Login,
});

const forgotPasswordRoute = createRoute({
  getParentRoute: () => entranceRoute,
  path: '/forgot-password',
  staticData: { needs: 'nothing' },
  component: lazyRouteComponent(() => import('./forgot-password.tsx'), 'ForgotPassword'),
});

const resetPasswordRoute = createRoute({
  getParentRoute: () => entranceRoute,
  path: '/reset-password/$resetToken',
  staticData: { needs: 'nothing' },
  component: lazyRouteComponent(() => import('./reset-password.tsx'), 'ResetPassword'),
});

const setPasswordRoute = createRoute({
  getParentRoute: () => entranceRoute,
  path: '/set-password/$resetPasswordToken',
  staticData: { needs: 'nothing' },
  component: lazyRouteComponent(() => import('./set-password.tsx'), 'SetPassword'),
});

export const sessionsRoutes = entranceRoute.addChildren([
  loginRoute,
  forgotPasswordRoute,
  resetPasswordRoute,
  setPasswordRoute,
]);
