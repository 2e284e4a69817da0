import type { AnyRouter } from '@tanstack/react-router';
import { createStore } from './platform/store.ts';

/** Null until the office is loaded. */
export const officeRouter = createStore<AnyRouter | null>(null);

/** Loads everything except the login screens; until it is loaded, the entrance router is used. */
export async function openOffice(): Promise<true> {
  const { router } = await import('./router.tsx');
  officeRouter.set(router);
  return true;
}
