import type { getRuntimeConfig } from '@share/contract/areas/shell/shell.endpoints.ts';
import type { AnswerOf } from '@share/contract/shared/endpoint.ts';
import { createStore, useStore } from './store.ts';

export type RuntimeConfig = AnswerOf<typeof getRuntimeConfig>;

const config = createStore<RuntimeConfig | null>(null);

/** The address of the API (HTP-01). The server that delivers the page may write another one into it. */
export const apiAddress = (): string =>
  document.querySelector<HTMLMetaElement>('meta[name="api-address"]')?.content.replace(/\/$/, '') || '/api';

export const setRuntimeConfig = config.set;

/** The configuration of this installation. Throws before it is loaded; screens are drawn only afterwards. */
export function runtimeConfig(): RuntimeConfig {
  const present = config.get();
  if (!present) throw new Error('The runtime configuration was used before it was loaded.');
  return present;
}

export const useRuntimeConfig = (): RuntimeConfig | null => useStore(config);
