import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readEnvironment } from './environment.ts';
import { StopReason } from './process/stop-reason.ts';

let dataDir: string;

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'environment ż '));
});

afterEach(() => rmSync(dataDir, { recursive: true }));

const read = (variables: NodeJS.ProcessEnv = {}) => readEnvironment({ DATA_DIR: dataDir, ...variables });

function faults(variables: NodeJS.ProcessEnv): readonly string[] {
  try {
    read(variables);
  } catch (error) {
    if (error instanceof StopReason) return error.sentences;
    throw error;
  }
  return [];
}

describe('the environment', () => {
  it('has a default for everything', () => {
    expect(read()).toMatchObject({
      port: 3000,
      host: '127.0.0.1',
      dataDir,
      publicUrl: 'http://localhost:3000',
      publicSiteUrl: 'http://localhost:3000',
      filesUrl: pathToFileURL(join(dataDir, 'files')).href,
      demo: true,
      defaultLanguage: 'pl',
      trustedProxies: [],
      systemMaintenance: false,
    });
  });

  it('is completely documented in .env.example, with the same defaults', () => {
    const example = readFileSync(join(import.meta.dirname, '../../../.env.example'), 'utf8');
    const documented = Object.fromEntries(
      [...example.matchAll(/^([A-Z_]+)=(.*)$/gm)].map(([, name, value]) => [name, value]),
    );
    const { officeOrigins, againstDemo, ...variables } = read();
    const { dataDir: _, filesUrl: __, secretKey: ___, ...defaults } = variables;
    expect(readEnvironment({ ...documented, DATA_DIR: dataDir })).toMatchObject({
      ...defaults,
      officeOrigins,
      againstDemo,
    });
    expect(Object.keys(documented)).toHaveLength(Object.keys(variables).length);
  });

  it('treats an empty variable as not set', () => {
    expect(read({ PORT: '', SMTP_URL: ' ', DATABASE_URL: '' })).toMatchObject({
      port: 3000,
      smtpUrl: undefined,
    });
  });

  it('makes a secret key once, readable by its owner only, when the database is embedded', () => {
    const { secretKey } = read();
    expect(Buffer.from(secretKey, 'base64')).toHaveLength(32);
    expect(read().secretKey).toBe(secretKey);
    expect(statSync(join(dataDir, 'secret-key')).mode & 0o777).toBe(0o600);
  });

  it('requires the secret key when several servers may share the database, and creates no demo data there', () => {
    const DATABASE_URL = 'postgresql://somebody:word@db/shares';
    expect(faults({ DATABASE_URL })).toEqual([
      'SECRET_KEY must be set when DATABASE_URL is: all servers of one database share it.',
    ]);
    const SECRET_KEY = Buffer.alloc(32, 7).toString('base64');
    expect(read({ DATABASE_URL, SECRET_KEY })).toMatchObject({ demo: false, secretKey: SECRET_KEY });
  });

  it.each([
    ['HOST', '0.0.0.0'],
    ['HOST', '::'],
    ['HOST', '127.example.com'],
    ['PUBLIC_URL', 'https://office.example.com'],
    ['PUBLIC_SITE_URL', 'https://www.example.com'],
    ['TRUSTED_PROXIES', 'loopback'],
  ])('has no demo accounts where others may reach the server: %s=%s', (name, value) => {
    expect(read({ [name]: value }).demo).toBe(false);
    expect(faults({ [name]: value, DEMO: '1' })).toEqual([
      `DEMO must be 0 beside ${name}=${value}: the passwords of the demo accounts are published, so they are for trials on one machine.`,
    ]);
  });

  it('has no demo accounts beside a first administrator', () => {
    const first = { FIRST_ADMIN_EMAIL: 'first@example.com', FIRST_ADMIN_PASSWORD: 'First1234' };
    expect(read(first).demo).toBe(false);
    expect(faults({ ...first, DEMO: '1' })).toEqual([
      'DEMO must be 0 beside FIRST_ADMIN_EMAIL: the passwords of the demo accounts are published, so they are for trials on one machine.',
    ]);
  });

  it.each([
    ['HOST', 'localhost'],
    ['HOST', '::1'],
    ['HOST', '127.0.0.2'],
    ['PUBLIC_URL', 'http://127.0.0.1:3000'],
    ['PUBLIC_URL', 'http://[::1]:3000'],
    ['PUBLIC_SITE_URL', 'http://localhost:5000'],
  ])('has demo accounts on this machine: %s=%s', (name, value) => {
    expect(read({ [name]: value }).demo).toBe(true);
  });

  it.each([
    ['PORT', '70000', 'PORT must be a whole number from 0 to 65535.'],
    ['PORT', '-1', 'PORT must be a whole number from 0 to 65535.'],
    [
      'DATABASE_URL',
      'mysql://db',
      'DATABASE_URL must be an address such as postgresql://user:password@host:5432/name.',
    ],
    [
      'SECRET_KEY',
      'short',
      'SECRET_KEY must be 32 bytes in base64, such as `openssl rand -base64 32` prints.',
    ],
    ['PUBLIC_URL', 'office', 'PUBLIC_URL must be an origin such as https://office.example.com.'],
    ['PUBLIC_URL', 'https://a.pl/office', 'PUBLIC_URL must be an origin such as https://office.example.com.'],
    ['PUBLIC_URL', 'https://a.pl?b', 'PUBLIC_URL must be an origin such as https://office.example.com.'],
    ['PUBLIC_SITE_URL', 'www.a.pl', 'PUBLIC_SITE_URL must be an address such as https://www.example.com.'],
    [
      'PUBLIC_SITE_URL',
      'https://a.pl#b',
      'PUBLIC_SITE_URL must be an address such as https://www.example.com.',
    ],
    ['SMTP_URL', 'http://mail', 'SMTP_URL must be an address such as smtp://user:password@host:587.'],
    ['SMTP_URL', 'smtp://', 'SMTP_URL must be an address such as smtp://user:password@host:587.'],
    [
      'MAIL_FROM',
      'office',
      'MAIL_FROM must be an e-mail address such as Back office <no-reply@example.com>.',
    ],
    ['FILES_URL', '/var/files', 'FILES_URL must be an address such as file:///var/lib/files or s3://bucket.'],
    [
      'FILES_URL',
      'file://host/x',
      'FILES_URL must be an address such as file:///var/lib/files or s3://bucket.',
    ],
    ['FILES_URL', 's3://', 'FILES_URL must be an address such as file:///var/lib/files or s3://bucket.'],
    [
      'FILES_URL',
      's3://b/folder',
      'FILES_URL must be an address such as file:///var/lib/files or s3://bucket.',
    ],
    ...['proxy', '10.0.0.0/33', '10.0.0.0/8/8', '10.0.0.7;10.0.0.8', '::1/129', '10.0.0.0/0'].map((value) => [
      'TRUSTED_PROXIES',
      value,
      'TRUSTED_PROXIES must be addresses such as 10.0.0.7, 10.0.0.0/8 or loopback, separated by commas.',
    ]),
    [
      'INTERNAL_NETWORKS',
      'everybody',
      'INTERNAL_NETWORKS must be addresses such as 10.0.0.7, 10.0.0.0/8 or loopback, separated by commas.',
    ],
    ['DEFAULT_LANGUAGE', 'de', 'DEFAULT_LANGUAGE must be pl or en.'],
    [
      'CORS_ORIGINS',
      'https://a.pl/x',
      'CORS_ORIGINS must be origins such as https://www.example.com, separated by commas.',
    ],
    [
      'MAP_TILES_URL',
      'https://tile.example.com',
      'MAP_TILES_URL must be an address such as https://tile.example.com/{z}/{x}/{y}.png.',
    ],
    [
      'MAP_TILES_URL',
      'https://{s}.tile.example.com/{z}/{x}/{y}.png',
      'MAP_TILES_URL must be an address such as https://tile.example.com/{z}/{x}/{y}.png.',
    ],
    ['LOGIN_TRIES', '0', 'LOGIN_TRIES must be a whole number from 1 to 1000.'],
    ['FIRST_ADMIN_EMAIL', 'a@b.pl', 'FIRST_ADMIN_EMAIL and FIRST_ADMIN_PASSWORD must be set together.'],
  ])('says in one sentence what is wrong with %s=%s', (name = '', value = '', sentence = '') => {
    expect(faults({ SECRET_KEY: Buffer.alloc(32).toString('base64'), [name]: value })).toEqual([sentence]);
  });

  it.each([
    ['FIRST_ADMIN_EMAIL', 'somebody', 'FIRST_ADMIN_EMAIL must be an e-mail address.'],
    ...['Short1', 'Password1', 'no capital 1', 'No Digit Here', `Long1${'x'.repeat(256)}`].map((password) => [
      'FIRST_ADMIN_PASSWORD',
      password,
      'FIRST_ADMIN_PASSWORD must have at least 8 characters, among them a capital letter and a digit, and at most 256 bytes, and be none of the most frequent passwords.',
    ]),
  ])(
    'accepts no first administrator who could not sign in later: %s=%s',
    (name = '', value = '', sentence) => {
      const both = { FIRST_ADMIN_EMAIL: 'first@example.com', FIRST_ADMIN_PASSWORD: 'First1234' };
      expect(faults({ ...both, [name]: value })).toEqual([sentence]);
      expect(faults(both)).toEqual([]);
    },
  );

  it('accepts all valid forms of these variables', () => {
    const variables = {
      PUBLIC_URL: 'https://office.example.com:8443/',
      PUBLIC_SITE_URL: 'https://www.example.com/shares/',
      TRUSTED_PROXIES: '10.0.0.7, 10.0.0.0/8,::1, fd00::/8,loopback',
      MAIL_FROM: 'no-reply@example.com',
      FILES_URL: 's3://bucket?region=eu-central-1&endpoint=https://minio.example.com',
    };
    expect(read(variables)).toMatchObject({
      publicUrl: 'https://office.example.com:8443',
      publicSiteUrl: 'https://www.example.com/shares',
      trustedProxies: ['10.0.0.7', '10.0.0.0/8', '::1', 'fd00::/8', 'loopback'],
      mailFrom: variables.MAIL_FROM,
      filesUrl: variables.FILES_URL,
    });
  });

  it('SES-20 allows links to the public address only, or else to this machine', () => {
    expect(read({ PUBLIC_URL: 'https://office.example.com/' }).officeOrigins).toEqual([
      'https://office.example.com',
    ]);
    expect(read({ PORT: '3100' }).officeOrigins[0]).toBe('http://localhost:3100');
    expect(read({ PORT: '3100' }).officeOrigins).toContain('http://127.0.0.1:3100');
  });

  it('reports all faults at once, also those of two variables together', () => {
    expect(
      faults({ PORT: 'x', DEMO: 'x', LOG_LEVEL: 'x', DATABASE_REPLICA_URL: 'postgresql://replica/shares' }),
    ).toHaveLength(4);
  });
});
