import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type {
  AnswerOf,
  BodyInputOf,
  Endpoint,
  Envelope,
  ErrorItem,
} from '@share/contract/shared/endpoint.ts';
import type { ListState } from '@share/contract/shared/lists/list.ts';
import { writeListState } from '@share/contract/shared/lists/list.ts';
import { pino } from 'pino';
import { openSession } from '../areas/sessions/sign-in.ts';
import { type Context, type Services, systemContext } from '../platform/context.ts';
import { readEnvironment } from '../platform/environment.ts';
import type { App } from '../platform/http/serve.ts';
import { buildApp, openServices, prepareData } from '../server.ts';
import { type AnAccount, aUser } from './people.ts';
import { createTestDatabase } from './test-database.ts';
import { watchRefusals } from './unlisted-refusals.ts';

interface Request<E extends Endpoint> {
  params?: Record<string, string | number>;
  query?: Record<string, string>;
  list?: Partial<ListState>;
  body?: BodyInputOf<E>;
  ifMatch?: number;
  headers?: Record<string, string>;
}

export interface Answer<E extends Endpoint> {
  status: number;
  /** The data of a success. Throws with the reasons after a refusal. */
  data: AnswerOf<E>;
  /** The number of the proposal, if the call waits for a second person. */
  proposal: number | null;
  errors: ErrorItem[];
  codes: string[];
  headers: Record<string, unknown>;
}

export type Caller = <const E extends Endpoint>(endpoint: E, request?: Request<E>) => Promise<Answer<E>>;

/** The complete application on its own database, with a clock that tests may set. */
export interface TestApp {
  app: App;
  context: Context;
  services: Services;
  databaseUrl: string;
  /** Calls in the session of a new user: a super administrator, or an administrator with those permissions. */
  as: (account: AnAccount | 'super admin') => Promise<Caller>;
  /** Calls in the session of an existing user. */
  asUser: (user: Parameters<typeof openSession>[1]) => Promise<Caller>;
  asVisitor: Caller;
  setClock: (now: Date | null) => void;
  /** Releases everything. Throws if a verb has refused with a code that its endpoint does not list. */
  close: () => Promise<void>;
}

export async function aTestApp(variables: Record<string, string> = {}): Promise<TestApp> {
  const database = await createTestDatabase();
  const dataDir = mkdtempSync(join(tmpdir(), 'share-test-app-'));
  const environment = readEnvironment({ DATA_DIR: dataDir, LOG_LEVEL: 'silent', DEMO: '0', ...variables });
  const opened = openServices(environment, database.url);
  let clock: Date | null = null;
  const services: Services = {
    ...opened.services,
    log: pino({ level: 'silent' }),
    now: () => clock ?? new Date(),
  };
  await prepareData(services);
  const app = await buildApp(services);
  const unlisted = watchRefusals(app);
  const context = systemContext(services);
  const asUser: TestApp['asUser'] = async (user) =>
    caller(app, (await openSession(context, user)).accessToken);
  return {
    app,
    context,
    services,
    databaseUrl: database.url,
    as: async (account) =>
      asUser(await aUser(context, account === 'super admin' ? { isSuperAdmin: true } : account)),
    asUser,
    asVisitor: caller(app, null),
    setClock: (now) => {
      clock = now;
    },
    close: async () => {
      await app.http.close();
      await opened.close();
      await database.drop();
      rmSync(dataDir, { recursive: true, force: true });
      if (unlisted.length > 0) throw new Error(unlisted.join('\n'));
    },
  };
}

/** Sends real requests through the complete application. */
export const caller = (app: App, accessToken: string | null): Caller =>
  callerOver(async (request) => {
    const { statusCode, headers, body } = await app.http.inject(request);
    return { status: statusCode, headers, text: body };
  }, accessToken);

interface Sent {
  method: Endpoint['method'];
  url: string;
  headers: Record<string, string>;
  payload?: string;
}
type Send = (request: Sent) => Promise<{ status: number; headers: Record<string, unknown>; text: string }>;

/** Calls through `send`, for an application in this process or in another. */
export function callerOver(send: Send, accessToken: string | null): Caller {
  return async (endpoint, request = {}) => {
    const { status, headers, text } = await send({
      method: endpoint.method,
      url: addressOf(endpoint, request),
      headers: {
        ...(accessToken ? { authorization: `Bearer ${accessToken}` } : {}),
        ...(request.body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(request.ifMatch === undefined ? {} : { 'if-match': `"${request.ifMatch}"` }),
        ...request.headers,
      },
      ...(request.body === undefined ? {} : { payload: JSON.stringify(request.body) }),
    });
    const envelope = JSON.parse(text) as Envelope<AnswerOf<typeof endpoint>>;
    // A file that is JSON has no envelope.
    const errors = envelope.errors ?? [];
    return {
      status,
      get data() {
        if (status !== 200) throw new Error(`Refused: ${JSON.stringify(envelope.errors)}`);
        return envelope.data as AnswerOf<typeof endpoint>;
      },
      proposal: status === 202 ? (envelope.data as unknown as { proposal: number }).proposal : null,
      errors,
      codes: errors.map((error) => error.code),
      headers,
    };
  };
}

function addressOf(endpoint: Endpoint, { params = {}, query = {}, list }: Request<Endpoint>): string {
  const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(String(params[name])),
  );
  const state =
    list && endpoint.list
      ? { filters: {}, pageNumber: 1, pageSize: 20, order: endpoint.list.defaultOrder, ...list }
      : null;
  const listQuery = state && endpoint.list ? writeListState(endpoint.list, state) : {};
  const search = new URLSearchParams({ ...query, ...listQuery }).toString();
  return `/api${path}${search ? `?${search}` : ''}`;
}
