import type { AnyRouter } from '@tanstack/react-router';
import { createStore } from './platform/store.ts';

/** The router with all screens, once it is loaded. */
export const officeRouter = createStore<AnyRouter | null>(null);

/** Loads everything beyond the login-type screens; until then the entrance's own router is at work. */
export async function openOffice(): Promise<true> {
  const { router } = await import('./router.tsx');
  officeRouter.set(router);
  return true;
}
