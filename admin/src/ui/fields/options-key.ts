import type { Endpoint } from '@share/contract/shared/endpoint.ts';

/** The cache key of all choices of an endpoint; invalidate it when these records change. */
export const optionsKey = (endpoint: Endpoint) => ['options', endpoint.path] as const;
