import { lazyRouteComponent } from '@tanstack/react-router';

/** The frame is loaded with the first screen inside it, because the login screen does not need it. */
export const frame = lazyRouteComponent(() => import('./frame-route.tsx'), 'FrameRoute');
