import { createStore } from '../store.ts';

/** The number of calls that the server has forbidden; after each of them the user's permissions may have changed. */
export const forbiddenCalls = createStore(0);

export const noticeForbidden = (): void => forbiddenCalls.set(forbiddenCalls.get() + 1);
