import { createStore } from '../store.ts';

/** How many calls the server has forbidden: the user's permissions may have changed. */
export const forbiddenCalls = createStore(0);

export const noticeForbidden = (): void => forbiddenCalls.set(forbiddenCalls.get() + 1);
