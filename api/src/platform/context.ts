import type { Language } from '@share/contract/shared/languages.ts';
import type { FastifyBaseLogger } from 'fastify';
import type pg from 'pg';
import type { Db, PlanMode } from './database/database.ts';
import type { Turns } from './database/turns.ts';
import type { Environment } from './environment.ts';
import type { FileStore } from './files/file-store.ts';
import type { ReceivedFiles } from './files/received-files.ts';
import type { Secrets } from './secrets.ts';

/** The services of the process. They are made once at the start; tests replace `now` where time matters. */
export interface Services {
  environment: Environment;
  db: Db;
  pool: pg.Pool;
  /** Separate pools for lists, one for each plan mode. They connect to the replica if there is one. */
  readers: Record<PlanMode, pg.Pool>;
  /** For verbs that lock rows which many want at once. */
  turns: Turns;
  files: FileStore;
  secrets: Secrets;
  log: FastifyBaseLogger;
  now: () => Date;
}

/** The person or job that acts. Visitors and jobs have no id. */
export interface Actor {
  id: number | null;
  /** How the audit trail names the actor. */
  label: string;
  isAdmin: boolean;
  isSuperAdmin: boolean;
  permissions: ReadonlySet<string>;
  sessionId: string | null;
}

interface Idempotency {
  route: string;
  key: string;
  bodySha256: string;
}

/** Everything that a verb may use: the services, and what is known about the request. */
export interface Context extends Services {
  actor: Actor;
  language: Language;
  requestId: string | null;
  ip: string | null;
  idempotency: Idempotency | null;
  /** The files that came with the request. */
  received: ReceivedFiles;
}

export const visitor: Actor = {
  id: null,
  label: 'visitor',
  isAdmin: false,
  isSuperAdmin: false,
  permissions: new Set(),
  sessionId: null,
};

/** The context of jobs and of the command line. */
export const systemContext = (services: Services): Context => ({
  ...services,
  actor: { ...visitor, label: 'system' },
  language: services.environment.defaultLanguage,
  requestId: null,
  ip: null,
  idempotency: null,
  received: new Map(),
});
