import type { z } from 'zod';
import type { BodyInputOf, Endpoint } from '../shared/endpoint.ts';
import type { Language } from '../shared/languages.ts';
import { type ListState, writeListState } from '../shared/lists/list.ts';
import { randomId } from './random-id.ts';
import type { Outgoing, Progress } from './transport.ts';

/** The address of the API, such as `/api`, and the language of its answers. */
export interface Target {
  address: string;
  language: Language;
}

type InputOf<Schema> = Schema extends z.ZodType ? z.input<Schema> : undefined;

export interface CallOptions<E extends Endpoint> {
  params?: InputOf<E['params']>;
  query?: InputOf<E['query']>;
  /** The state of a list, for endpoints that declare one. */
  list?: ListState;
  body?: BodyInputOf<E>;
  /** The version that was read; the server refuses to overwrite a later version. */
  ifMatch?: number;
  /** Sent when a submit is repeated that may already have been received. */
  idempotencyKey?: string;
  signal?: AbortSignal;
  onUploadProgress?: Progress;
  /** Milliseconds to wait for the answer; the default depends on the method. */
  timeout?: number;
}

const LEAST_BYTES_PER_SECOND = 50_000;
/** Milliseconds; longer than the server's limit for a statement: a list, and the largest order that can be accepted. */
const TIMEOUT = { reading: 20_000, writing: 75_000 };

/** The request of a call, without its bearer token. */
export function requestOf<E extends Endpoint>(
  target: Target,
  endpoint: E,
  options: CallOptions<E>,
): Outgoing {
  const headers = headersOf(target, endpoint, options);
  const body = options.body === undefined ? undefined : JSON.stringify(options.body);
  if (body !== undefined) headers['Content-Type'] = 'application/json';
  const { timeout = endpoint.method === 'GET' ? TIMEOUT.reading : TIMEOUT.writing } = options;
  return {
    method: endpoint.method,
    url: addressOf(target, endpoint, options),
    headers,
    body,
    signal: options.signal,
    onProgress: options.onUploadProgress,
    // A large body may take long to send.
    timeout: timeout + Math.floor((body?.length ?? 0) / LEAST_BYTES_PER_SECOND) * 1_000,
  };
}

/** The address of a call, also of a file to download. */
export const addressOf = <E extends Endpoint>(
  { address }: Target,
  endpoint: E,
  options: CallOptions<E>,
): string => address + pathOf(endpoint.path, options.params ?? {}) + queryOf(endpoint, options);

export function headersOf<E extends Endpoint>(
  { language }: Target,
  endpoint: E,
  options: CallOptions<E>,
): Record<string, string> {
  const headers: Record<string, string> = {
    Accept: 'application/json',
    'Content-Language': language,
  };
  if (options.ifMatch !== undefined) headers['If-Match'] = `"${options.ifMatch}"`;
  if (endpoint.method === 'POST' && endpoint.access !== 'public') {
    headers['Idempotency-Key'] = options.idempotencyKey ?? randomId();
  }
  return headers;
}

const pathOf = (template: string, params: object): string =>
  template.replace(/:(\w+)/g, (slot, name: string) => {
    const value: unknown = (params as Record<string, unknown>)[name];
    if (value === undefined) throw new Error(`${template} was called without ${slot}`);
    return encodeURIComponent(String(value));
  });

function queryOf<E extends Endpoint>(endpoint: E, { query, list }: CallOptions<E>): string {
  const parameters = new URLSearchParams(endpoint.list && list ? writeListState(endpoint.list, list) : {});
  for (const [name, value] of Object.entries((query ?? {}) as Record<string, unknown>)) {
    for (const one of Array.isArray(value) ? value : [value]) {
      if (one !== undefined && one !== null) parameters.append(name, String(one));
    }
  }
  const text = parameters.toString();
  return text === '' ? '' : `?${text}`;
}
