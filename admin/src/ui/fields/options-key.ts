import type { Endpoint } from '@share/contract/shared/endpoint.ts';

/** All cached choices of an endpoint: what a change of their records makes stale. */
export const optionsKey = (endpoint: Endpoint) => ['options', endpoint.path] as const;
