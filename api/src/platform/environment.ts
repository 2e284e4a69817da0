import { isIP } from 'node:net';
import { resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { NewPassword } from '@share/contract/shared/password.ts';
import { Email } from '@share/contract/shared/text-fields.ts';
import { z } from 'zod';
import { reasonAgainstDemo } from './on-this-machine.ts';
import { StopReason } from './process/stop-reason.ts';
import { isSecretKey, readOrCreateSecretKey } from './secret-key.ts';

const text = z.string();
const integer = (from: number, to: number) =>
  z
    .string()
    .refine((value) => /^\d+$/.test(value) && Number(value) >= from && Number(value) <= to, {
      error: `must be a whole number from ${from} to ${to}`,
    })
    .transform(Number);
const yesOrNo = z.enum(['1', '0', 'true', 'false'], { error: 'must be 1 or 0' }).transform((value) => {
  return value === '1' || value === 'true';
});
const address = (protocols: readonly string[], example: string) =>
  z.string().refine((value) => protocols.includes(URL.parse(value)?.protocol ?? ''), {
    error: `must be an address such as ${example}`,
  });
const withoutEnd = (value: string) => value.replace(/\/+$/, '');
/** The address of a site, to which paths are appended. */
const site = text.transform(withoutEnd).refine(isSite, {
  error: 'must be an address such as https://www.example.com',
});
/** The address may have parameters, such as the key that some geocoders ask for. */
const geocoder = address(['http:', 'https:'], 'https://nominatim.openstreetmap.org').transform(withoutEnd);
/** PayPal gets secrets and money, so the address must be encrypted, except on this machine. */
const payPal = text.transform(withoutEnd).refine(isSafeSite, {
  error: 'must be an address such as https://api-m.paypal.com; only on this machine with http://',
});
/** The back office is served from the root of its origin. */
const office = text
  .transform(withoutEnd)
  .refine((value) => isSite(value) && URL.parse(value)?.pathname === '/', {
    error: 'must be an origin such as https://office.example.com',
  });
const TILES = /^https?:\/\/[^{}]+(\{[xyz]\}[^{}]*){3}$/;
const tiles = text.refine((value) => TILES.test(value) && URL.canParse(value), {
  error: 'must be an address such as https://tile.example.com/{z}/{x}/{y}.png',
});
const database = address(['postgres:', 'postgresql:'], 'postgresql://user:password@host:5432/name');
const list = z.string().transform((value) =>
  value
    .split(',')
    .map((item) => item.trim())
    .filter(Boolean),
);
const origins = list.refine((items) => items.every((item) => item === URL.parse(item)?.origin), {
  error: 'must be origins such as https://www.example.com, separated by commas',
});
const proxies = list.refine((items) => items.every(isProxy), {
  error: 'must be addresses such as 10.0.0.7, 10.0.0.0/8 or loopback, separated by commas',
});
const MAIL_FROM = /^(?:[^<>]*<[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/;
const key = z.string().refine(isSecretKey, {
  error: 'must be 32 bytes in base64, such as `openssl rand -base64 32` prints',
});

const variables = z.object({
  PORT: integer(0, 65_535).default(3000),
  HOST: text.default('127.0.0.1'),
  DATA_DIR: text.default('./data').transform((value) => resolve(value)),
  DATABASE_URL: database.optional(),
  DATABASE_REPLICA_URL: database.optional(),
  SECRET_KEY: key.optional(),
  PUBLIC_URL: office.optional(),
  PUBLIC_SITE_URL: site.optional(),
  SMTP_URL: text
    .refine((value) => /^smtps?:$/.test(URL.parse(value)?.protocol ?? '') && URL.parse(value)?.hostname, {
      error: 'must be an address such as smtp://user:password@host:587',
    })
    .optional(),
  MAIL_FROM: text
    .regex(MAIL_FROM, { error: 'must be an e-mail address such as Back office <no-reply@example.com>' })
    .default('Back office <no-reply@example.com>'),
  MAIL_SENDER: text.max(300, { error: 'must have at most 300 characters' }).default(''),
  FILES_URL: text
    .refine(isFileStore, { error: 'must be an address such as file:///var/lib/files or s3://bucket' })
    .optional(),
  DEMO: yesOrNo.optional(),
  FIRST_ADMIN_EMAIL: text
    .refine((value) => Email.safeParse(value).success, { error: 'must be an e-mail address' })
    .optional(),
  FIRST_ADMIN_PASSWORD: text
    .refine((value) => NewPassword.safeParse(value).success, {
      error:
        'must have at least 8 characters, among them a capital letter and a digit, and at most 256 bytes, and be none of the most frequent passwords',
    })
    .optional(),
  DEFAULT_LANGUAGE: z.enum(['pl', 'en'], { error: 'must be pl or en' }).default('pl'),
  ACCESS_TOKEN_SECONDS: integer(1, 86_400).default(900),
  REFRESH_TOKEN_DAYS: integer(1, 365).default(14),
  STAFF_IDLE_HOURS: integer(1, 8_760).default(12),
  LOGIN_TRIES: integer(1, 1000).default(5),
  LOGIN_WAIT_SECONDS: integer(1, 86_400).default(60),
  PAYMENT_TERM_DAYS: integer(1, 365).default(14),
  RETENTION_YEARS_ACCOUNTING: integer(0, 100).default(5),
  RETENTION_YEARS_TAX: integer(0, 100).default(5),
  RETENTION_YEARS_AML: integer(0, 100).default(5),
  CLIENT_ID: text.default('back-office'),
  CLIENT_SECRET: text.default('back-office'),
  TRUSTED_PROXIES: proxies.default([]),
  INTERNAL_NETWORKS: proxies.default(['loopback']),
  CORS_ORIGINS: origins.default([]),
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], {
      error: 'must be fatal, error, warn, info, debug, trace or silent',
    })
    .default('info'),
  SYSTEM_MAINTENANCE: yesOrNo.default(false),
  PAYPAL_SANDBOX_URL: payPal.default('https://api-m.sandbox.paypal.com'),
  PAYPAL_PRODUCTION_URL: payPal.default('https://api-m.paypal.com'),
  PAYPAL_TIMEOUT_SECONDS: integer(1, 20).default(8),
  GEOCODER_URL: geocoder.default('https://nominatim.openstreetmap.org'),
  MAP_TILES_URL: tiles.default('https://tile.openstreetmap.org/{z}/{x}/{y}.png'),
  MAP_TILES_ATTRIBUTION: text.default(
    '&copy; <a href="https://www.openstreetmap.org/copyright">OpenStreetMap</a> contributors',
  ),
});

export type Environment = ReturnType<typeof complete>;

/** Returns every setting of the process, or throws a `StopReason` with one sentence per fault. */
export function readEnvironment(source: NodeJS.ProcessEnv): Environment {
  const set = Object.fromEntries(Object.entries(source).filter(([, value]) => value?.trim()));
  const read = variables.safeParse(set);
  const issues = read.error?.issues ?? [];
  const againstDemo = reasonAgainstDemo(set);
  const faults = [
    ...issues.map((issue) => `${issue.path.join('.')} ${issue.message}.`),
    ...faultsBetween(set, againstDemo),
  ];
  if (!read.success || faults.length > 0) throw new StopReason([...new Set(faults)]);
  return complete(read.data, againstDemo);
}

/** Faults that concern two variables together. */
function faultsBetween(
  read: Partial<Record<keyof z.input<typeof variables>, string>>,
  againstDemo: string | null,
): string[] {
  const faults: string[] = [];
  if (read.DATABASE_URL && !read.SECRET_KEY) {
    faults.push('SECRET_KEY must be set when DATABASE_URL is: all servers of one database share it.');
  }
  if (read.DATABASE_REPLICA_URL && !read.DATABASE_URL) {
    faults.push('DATABASE_REPLICA_URL needs DATABASE_URL beside it.');
  }
  if (!read.FIRST_ADMIN_EMAIL !== !read.FIRST_ADMIN_PASSWORD) {
    faults.push('FIRST_ADMIN_EMAIL and FIRST_ADMIN_PASSWORD must be set together.');
  }
  if (againstDemo && (read.DEMO === '1' || read.DEMO === 'true')) {
    faults.push(
      `DEMO must be 0 beside ${againstDemo}: the passwords of the demo accounts are published, so they are for trials on one machine.`,
    );
  }
  return faults;
}

function isSite(value: string): boolean {
  const { protocol, username, search, hash } = URL.parse(value) ?? {};
  return (protocol === 'http:' || protocol === 'https:') && !username && !search && !hash;
}

function isSafeSite(value: string): boolean {
  const { protocol, hostname = '' } = URL.parse(value) ?? {};
  return isSite(value) && (protocol === 'https:' || ['localhost', '127.0.0.1', '[::1]'].includes(hostname));
}

function isFileStore(value: string): boolean {
  const { protocol, hostname, pathname, searchParams } = URL.parse(value) ?? {};
  if (protocol === 's3:') {
    const endpoint = searchParams?.get('endpoint');
    return Boolean(hostname) && /^\/?$/.test(pathname ?? '') && (!endpoint || isSite(endpoint));
  }
  try {
    return protocol === 'file:' && Boolean(fileURLToPath(value));
  } catch {
    return false; // The address names another machine.
  }
}

/** Whether Fastify accepts the item as a trusted proxy: an address, a network, or one of three names. */
function isProxy(item: string): boolean {
  if (['loopback', 'linklocal', 'uniquelocal'].includes(item)) return true;
  const [ip = '', bits, ...more] = item.split('/');
  const most = { 0: -1, 4: 32, 6: 128 }[isIP(ip)] ?? -1;
  if (bits === undefined) return most > 0;
  return more.length === 0 && /^\d{1,3}$/.test(bits) && Number(bits) >= 1 && Number(bits) <= most;
}

/** The addresses under which a browser on this machine finds the server; the first one is printed. */
const loopbackOrigins = (port: number) =>
  ['localhost', '127.0.0.1', '[::1]'].map((host) => `http://${host}:${port}`);

function complete(read: z.output<typeof variables>, againstDemo: string | null) {
  const publicUrl = read.PUBLIC_URL ?? `http://localhost:${read.PORT}`;
  return {
    port: read.PORT,
    host: read.HOST,
    dataDir: read.DATA_DIR,
    databaseUrl: read.DATABASE_URL,
    databaseReplicaUrl: read.DATABASE_REPLICA_URL,
    secretKey: read.SECRET_KEY ?? readOrCreateSecretKey(read.DATA_DIR),
    publicUrl,
    officeOrigins: read.PUBLIC_URL ? [publicUrl] : loopbackOrigins(read.PORT),
    publicSiteUrl: read.PUBLIC_SITE_URL ?? publicUrl,
    smtpUrl: read.SMTP_URL,
    mailFrom: read.MAIL_FROM,
    mailSender: read.MAIL_SENDER || read.MAIL_FROM,
    filesUrl: read.FILES_URL ?? pathToFileURL(resolve(read.DATA_DIR, 'files')).href,
    demo: read.DEMO ?? !(read.DATABASE_URL || againstDemo),
    /** The variable that forbids accounts with published passwords, or null. */
    againstDemo,
    firstAdminEmail: read.FIRST_ADMIN_EMAIL,
    firstAdminPassword: read.FIRST_ADMIN_PASSWORD,
    defaultLanguage: read.DEFAULT_LANGUAGE,
    accessTokenSeconds: read.ACCESS_TOKEN_SECONDS,
    refreshTokenDays: read.REFRESH_TOKEN_DAYS,
    staffIdleHours: read.STAFF_IDLE_HOURS,
    loginTries: read.LOGIN_TRIES,
    loginWaitSeconds: read.LOGIN_WAIT_SECONDS,
    paymentTermDays: read.PAYMENT_TERM_DAYS,
    retentionYearsAccounting: read.RETENTION_YEARS_ACCOUNTING,
    retentionYearsTax: read.RETENTION_YEARS_TAX,
    retentionYearsMoneyLaundering: read.RETENTION_YEARS_AML,
    clientId: read.CLIENT_ID,
    clientSecret: read.CLIENT_SECRET,
    trustedProxies: read.TRUSTED_PROXIES,
    internalNetworks: read.INTERNAL_NETWORKS,
    corsOrigins: read.CORS_ORIGINS,
    logLevel: read.LOG_LEVEL,
    systemMaintenance: read.SYSTEM_MAINTENANCE,
    payPalSandboxUrl: read.PAYPAL_SANDBOX_URL,
    payPalProductionUrl: read.PAYPAL_PRODUCTION_URL,
    payPalTimeoutSeconds: read.PAYPAL_TIMEOUT_SECONDS,
    geocoderUrl: read.GEOCODER_URL,
    mapTilesUrl: read.MAP_TILES_URL,
    mapTilesAttribution: read.MAP_TILES_ATTRIBUTION,
  };
}
