import { createStore } from '../store.ts';

const answers = createStore(0);

/** Notes that the server has answered. */
export const noticeReached = (): void => answers.set(answers.get() + 1);

/** Calls whenever the server has answered, and when the network is back, until the returned function is called. */
export function onServerReached(callback: () => void): () => void {
  const unsubscribe = answers.subscribe(callback);
  window.addEventListener('online', callback);
  return () => {
    unsubscribe();
    window.removeEventListener('online', callback);
  };
}
