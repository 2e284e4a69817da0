import type { CallOptions, Target } from '@share/contract/client/request-of.ts';
import * as shared from '@share/contract/client/request-of.ts';
import type { Outgoing } from '@share/contract/client/transport.ts';
import type { Endpoint } from '@share/contract/shared/endpoint.ts';
import { currentLanguage } from '../language.tsx';
import { apiAddress } from '../runtime-config.ts';

export type { CallOptions };

export const target = (): Target => ({ address: apiAddress(), language: currentLanguage() });

/** The request of a call, without its bearer token. */
export const requestOf = <E extends Endpoint>(endpoint: E, options: CallOptions<E>): Outgoing =>
  shared.requestOf(target(), endpoint, options);

/** The address of a call, also for file downloads. */
export const addressOf = <E extends Endpoint>(endpoint: E, options: CallOptions<E>): string =>
  shared.addressOf(target(), endpoint, options);
