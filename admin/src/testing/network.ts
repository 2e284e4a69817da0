import type {
  AnswerOf,
  BodyOf,
  Endpoint,
  Envelope,
  ParamsOf,
  QueryOf,
} from '@share/contract/shared/endpoint.ts';
import { type ErrorCode, errorMessage, statusOf } from '@share/contract/shared/errors.ts';
import type { ListState } from '@share/contract/shared/lists/list.ts';
import { readListState } from '@share/contract/shared/lists/read-list-state.ts';
import { expect, onTestFinished, vi } from 'vitest';
import { cleanup } from 'vitest-browser-react';
import { clearSession, storeSession } from '../platform/session/session.ts';

/*
 * The network, with a server at its other end that the test is. None of our own code is replaced: the program makes the request,
 * sends it with the token of its session by the browser's `fetch`, and reads the answer, as in production. Only `fetch` itself is
 * the test's. Requests and answers have to satisfy the schemas of the contract, as those of the real server do, so a test cannot
 * go on with a shape that the server no longer has. What the server decides is proved in `api/src`.
 */

interface Call<E extends Endpoint> {
  params: ParamsOf<E>;
  query: QueryOf<E>;
  /** The state of a list, for endpoints that declare one. */
  list: ListState | undefined;
  body: BodyOf<E>;
}

interface Refused {
  refused: ErrorCode;
  path: string | null;
}

type Give<E extends Endpoint> = (call: Call<E>) => AnswerOf<E> | Refused | Promise<AnswerOf<E> | Refused>;

interface Answer {
  endpoint: Endpoint;
  give: Give<Endpoint>;
}

const API = '/api';
let answers: Answer[] = [];

/** Answers the calls of an endpoint until the end of the test. The user is signed in. Calls that no test answers make it fail. */
export function answer<E extends Endpoint>(endpoint: E, give: Give<E>): void {
  if (answers.length === 0) begin();
  answers.unshift({ endpoint, give: give as Give<Endpoint> });
}

/** A refusal as an answer; `path` is that of the field. */
export const refusal = (refused: ErrorCode, path: string | null = null): Refused => ({ refused, path });

function begin(): void {
  const beyond = window.fetch.bind(window);
  const faults: string[] = [];
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
    const request = new Request(input, init);
    const { pathname } = new URL(request.url);
    if (!pathname.startsWith(`${API}/`)) return beyond(request);
    try {
      return await untilAborted(request.signal, answered(request));
    } catch (fault) {
      if (!request.signal.aborted) faults.push(String(fault));
      throw fault;
    }
  });
  vi.stubGlobal('XMLHttpRequest', AnsweredUpload);
  storeSession({ accessToken: 'access', refreshToken: 'refresh', expiresIn: 3_600 });
  onTestFinished(async () => {
    // What is still drawn would go on asking, and be sent to the login screen.
    await cleanup();
    answers = [];
    vi.unstubAllGlobals();
    clearSession();
    expect(faults).toEqual([]);
  });
}

async function answered(request: Request): Promise<Response> {
  const { pathname, searchParams } = new URL(request.url);
  const path = pathname.slice(API.length);
  for (const { endpoint, give } of answers.toSorted(exactFirst)) {
    const params = endpoint.method === request.method ? paramsOf(endpoint.path, path) : null;
    if (!params) continue;
    const hasBody = endpoint.body && !endpoint.upload;
    const body = hasBody && (await request.json());
    const given = await give({
      params: endpoint.params?.parse(params),
      query: endpoint.query?.parse(valuesOf(searchParams)),
      list: endpoint.list && readListState(endpoint.list, Object.fromEntries(searchParams)).state,
      body: hasBody ? endpoint.body?.parse(body) : undefined,
    });
    return isRefused(given) ? refused(endpoint, given) : done(endpoint.answer.parse(given));
  }
  throw new Error(`The test does not answer ${request.method} ${path}`);
}

/** Files are sent by XMLHttpRequest, which reports their progress. They get the same answers; the test does not see their bytes. */
class AnsweredUpload extends EventTarget {
  upload = new EventTarget();
  status = 0;
  responseText = '';
  private request = new Request(window.location.href);

  open(method: string, url: string) {
    this.request = new Request(url, { method });
  }
  setRequestHeader() {}
  getResponseHeader = () => null;
  abort() {
    this.end('abort');
  }
  async send() {
    const response = await answered(this.request);
    this.status = response.status;
    this.responseText = await response.text();
    this.end('load');
  }
  private end(how: 'abort' | 'load') {
    this.dispatchEvent(new Event(how));
    this.dispatchEvent(new Event('loadend'));
  }
}

/** A path without parameters is never taken for a value of another one. */
const exactFirst = (one: Answer, other: Answer): number =>
  Number(one.endpoint.path.includes(':')) - Number(other.endpoint.path.includes(':'));

/** The values in the path, or null if it is the path of another endpoint. */
function paramsOf(template: string, path: string): Record<string, string> | null {
  const pattern = template.replace(/:(\w+)/g, '(?<$1>[^/]+)');
  const match = new RegExp(`^${pattern}$`).exec(path);
  return match && { ...match.groups };
}

/** As the server reads them: a name that is given several times has a list of values. */
const valuesOf = (search: URLSearchParams): Record<string, string | string[]> =>
  Object.fromEntries(
    [...new Set(search.keys())].map((name) => {
      const values = search.getAll(name);
      return [name, values.length === 1 ? (values[0] ?? '') : values];
    }),
  );

const isRefused = (given: unknown): given is Refused =>
  typeof given === 'object' && given !== null && 'refused' in given;

const done = (data: unknown): Response =>
  Response.json({ status: 200, data, errors: [] } satisfies Envelope<unknown>);

function refused(endpoint: Endpoint, { refused: code, path }: Refused): Response {
  const status = statusOf(code, path);
  // Only faults of the server, and that a permission is missing, may come from every endpoint.
  if (status < 500 && code !== 'FORBIDDEN') expect(endpoint.errors).toContain(code);
  const errors = [{ code, path, message: errorMessage(code, 'en') }];
  return Response.json({ status, data: null, errors } satisfies Envelope<unknown>, { status });
}

const untilAborted = <Result>(signal: AbortSignal, result: Promise<Result>): Promise<Result> =>
  Promise.race([
    result,
    new Promise<never>((_, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason), { once: true });
    }),
  ]);
