import { lazyRouteComponent } from '@tanstack/react-router';

/** The frame comes with the first screen that stands in it: the login screen does without. */
export const frame = lazyRouteComponent(() => import('./frame-route.tsx'), 'FrameRoute');
