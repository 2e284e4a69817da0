import type { getRuntimeConfig } from '@share/contract/areas/shell/shell.endpoints.ts';
import type { AnswerOf } from '@share/contract/shared/endpoint.ts';
import { createStore, useStore } from './store.ts';

export type RuntimeConfig = AnswerOf<typeof getRuntimeConfig>;

const config = createStore<RuntimeConfig | null>(null);

/** Where the API is (HTP-01): whoever serves the files may write another address into the page. */
export const apiAddress = (): string =>
  document.querySelector<HTMLMetaElement>('meta[name="api-address"]')?.content.replace(/\/$/, '') || '/api';

export const setRuntimeConfig = config.set;

/** What this installation says of itself. Nothing that needs it is drawn before it is there. */
export function runtimeConfig(): RuntimeConfig {
  const present = config.get();
  if (!present) throw new Error('The runtime configuration was used before it was loaded.');
  return present;
}

export const useRuntimeConfig = (): RuntimeConfig | null => useStore(config);
