import type { FourEyesAction } from '@share/contract/shared/four-eyes/four-eyes.ts';
import type { Language } from '@share/contract/shared/languages.ts';
import type { FastifyBaseLogger } from 'fastify';
import type pg from 'pg';
import type { Db, PlanMode } from './database/database.ts';
import type { Turns } from './database/turns.ts';
import type { Environment } from './environment.ts';
import type { FileStore } from './files/file-store.ts';
import type { ReceivedFiles } from './files/received-files.ts';
import type { PayPalClient } from './paypal/paypal-client.ts';
import type { Change } from './records/change.ts';
import type { Person } from './records/personal-values.ts';
import type { Secrets } from './secrets.ts';

/** The services of the process. They are made once at the start; tests replace `now` where time matters. */
export interface Services {
  environment: Environment;
  db: Db;
  pool: pg.Pool;
  /** Separate pools for lists, one for each plan mode. They connect to the replica if there is one. */
  readers: Record<PlanMode, pg.Pool>;
  /** The queues of verbs that lock rows which many callers need at once. */
  turns: Turns;
  files: FileStore;
  secrets: Secrets;
  payPal: PayPalClient;
  log: FastifyBaseLogger;
  /** The actions among the changes of a transaction for which the settings demand a second person. */
  neededActions: (db: Db, changes: readonly Change[]) => Promise<FourEyesAction[]>;
  now: () => Date;
  /** Jobs that decide by time ask this. It checks the clock of the machine, not `now`. */
  isClockRight: () => Promise<boolean>;
}

/** A session of the back office (`staff`) or of the public site (`investor`). */
export type SessionKind = 'staff' | 'investor';

/** The person or job that acts. Visitors and jobs have no id. In a session of the public site nobody is an administrator. */
export interface Actor {
  id: number | null;
  /** The e-mail; `system` for jobs, `visitor` for somebody without an account. */
  label: string;
  /** The person, with the seed of the key under which the audit trail seals values; absent where it has not been read. */
  person?: Person;
  isAdmin: boolean;
  isSuperAdmin: boolean;
  permissions: ReadonlySet<string>;
  sessionId: string | null;
  sessionKind: SessionKind | null;
  /** When the password or a second factor was last given in this session. */
  confirmedAt: Date | null;
  /** Whether the settings demand a second factor that this administrator's account lacks. */
  lacksFactor: boolean;
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
  userAgent: string | null;
  /** Aborts when the caller disconnects before everything was sent. */
  left: AbortSignal;
  idempotency: Idempotency | null;
  /** The files that came with the request. */
  received: ReceivedFiles;
  /** The version of the record that the change brings back. */
  restores?: number;
  /** The proposal that the request confirms; `isDone` is set once what was proposed is done. */
  confirming?: { id: number; proposedBy: number; isDone: boolean };
}

const SYSTEM = 'system';

export const visitor: Actor = {
  id: null,
  label: 'visitor',
  isAdmin: false,
  isSuperAdmin: false,
  permissions: new Set(),
  sessionId: null,
  sessionKind: null,
  confirmedAt: null,
  lacksFactor: false,
};

/** Whether a job or a command acts, not a person. */
export const isSystem = ({ id, label }: Actor): boolean => id === null && label === SYSTEM;

const neverAborted = new AbortController().signal;

/** The context of jobs and of the command line. */
export const systemContext = (services: Services): Context => ({
  ...services,
  actor: { ...visitor, label: SYSTEM },
  language: services.environment.defaultLanguage,
  requestId: null,
  ip: null,
  userAgent: null,
  left: neverAborted,
  idempotency: null,
  received: new Map(),
});
