/** Rules for every endpoint of the contract, whichever area serves it. */

import { globSync } from 'node:fs';
import { join } from 'node:path';
import { findPlaces } from '@share/contract/areas/maps/maps.endpoints.ts';
import { receivePayPalNotice } from '@share/contract/areas/paypal/paypal.endpoints.ts';
import type { Endpoint } from '@share/contract/shared/endpoint.ts';
import { isErrorCode } from '@share/contract/shared/errors.ts';
import { isPermissionKey, type PermissionKey, permissionKeys } from '@share/contract/shared/permissions.ts';
import { and, eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import type { SessionKind } from './platform/context.ts';
import { auditEntries } from './platform/records/audit.ts';
import { codesOf, everyEndpoint, sendTo } from './testing/endpoints/every-endpoint.ts';
import { fieldsOf, fieldsOfForms } from './testing/endpoints/fields-of-bodies.ts';
import { appForAllTests } from './testing/for-all-tests.ts';
import { type AnAccount, aUser, bearerOf } from './testing/people.ts';

const app = appForAllTests();

const keysOf = ({ access }: Endpoint): readonly PermissionKey[] =>
  [access].flat().filter((key) => isPermissionKey(key));

const every = everyEndpoint.map((one) => ({
  ...one,
  keys: keysOf(one.endpoint),
  bodies: brokenBodies(one.endpoint),
}));
const guarded = every.filter(({ endpoint: { access } }) => access !== 'public' && access !== 'site');
const ofOffice = guarded.filter(({ endpoint: { access } }) => access !== 'investor');
const ofInvestors = guarded.filter(({ endpoint: { access } }) => access === 'investor');
const keyed = every.filter(({ keys }) => keys.length > 0);
const ofOneRecord = every.filter(({ endpoint: { path } }) => path.includes('/:'));
/** Leaves out the endpoint that would call another server. */
const withQuery = every
  .filter(({ endpoint: { query, path } }) => query && path !== findPlaces.path)
  .map((one) => ({ ...one, parameters: fieldsOf(one.endpoint.query) }));
/** Leaves out the endpoint for PayPal's notices, which refuses no body. */
const withBody = every.filter(({ endpoint: { body, path } }) => body && path !== receivePayPalNotice.path);

async function signedIn(account: AnAccount, kind?: SessionKind) {
  const user = await aUser(app.context, account);
  return { id: user.id, authorization: await bearerOf(app.context, user, kind) };
}

const send = (endpoint: Endpoint, authorization?: string, body?: unknown) =>
  sendTo(app, endpoint, { ...(authorization ? { authorization } : {}), body });

/** Signs in somebody who may call the endpoint. */
const signedInFor = ({ access }: Endpoint) =>
  signedIn({ isSuperAdmin: access !== 'investor', isAdmin: access !== 'investor' });

test('these tests cover every endpoint that any area declares', async () => {
  const declared = new Set<unknown>();
  const contract = join(import.meta.dirname, '../../contract/src');
  for (const file of globSync('areas/**/*.endpoints.ts', { cwd: contract })) {
    const exported: Record<string, unknown> = await import(join(contract, file));
    // Further endpoints of a record are exported together, as `pageVersions`, `seriesLanguages` and `orderNotes`.
    const groups = Object.entries(exported).flatMap(([name, value]) =>
      /(Versions|Languages|Notes)$/.test(name) ? Object.values(value as object) : [],
    );
    for (const value of [...Object.values(exported), ...groups]) if (isEndpoint(value)) declared.add(value);
  }
  expect(declared.size).toBeGreaterThan(50);
  expect(every.map(({ endpoint }) => endpoint)).toHaveLength(declared.size);
  expect(new Set(every.map(({ endpoint }) => endpoint))).toEqual(declared);
});

test.each(every)('$address is served, also under its other paths', ({ endpoint }) => {
  for (const path of [endpoint.path, ...(endpoint.aliases ?? [])]) {
    expect([path, app.app.http.hasRoute({ method: endpoint.method, url: `/api${path}` })]).toEqual([
      path,
      true,
    ]);
  }
});

test.each(guarded)('R8 $address is refused without a session', async ({ endpoint }) => {
  for (const authorization of [undefined, 'Bearer nonsense', 'Basic YTpi']) {
    const answer = await send(endpoint, authorization);
    expect([answer.status, codesOf(answer)]).toEqual([401, ['NOT_SIGNED_IN']]);
  }
});

test.each(ofOffice)(
  'I-21 $address is closed to non-administrators, whatever they hold, and to every session of the public site',
  async ({ endpoint }) => {
    const callers = [
      await signedIn({ isAdmin: false, can: permissionKeys }),
      await signedIn({ isAdmin: false, can: permissionKeys }, 'staff'),
      await signedIn({ isSuperAdmin: true, can: permissionKeys }, 'investor'),
    ];
    for (const { authorization } of callers) {
      const answer = await send(endpoint, authorization);
      expect([answer.status, codesOf(answer)]).toEqual([403, ['FORBIDDEN']]);
    }
  },
);

test.each(ofInvestors)(
  'SES-06 $address is closed to every session of the back office',
  async ({ endpoint }) => {
    for (const account of [{}, { can: permissionKeys }, { isSuperAdmin: true }]) {
      const { authorization } = await signedIn(account);
      const answer = await send(endpoint, authorization);
      expect([answer.status, codesOf(answer)]).toEqual([403, ['FORBIDDEN']]);
    }
  },
);

test.each(ofInvestors)(
  '$address is open to investors, and to staff in a session of the public site',
  async ({ endpoint }) => {
    for (const account of [{ isAdmin: false }, { isSuperAdmin: true }]) {
      const { authorization } = await signedIn(account, 'investor');
      const { status } = await send(endpoint, authorization);
      expect(status === 401 || status === 403 || status >= 500).toBe(false);
    }
  },
);

test.each(keyed)('R8 $address is refused to holders of all other permissions', async ({ endpoint, keys }) => {
  const { id, authorization } = await signedIn({ can: permissionKeys.filter((key) => !keys.includes(key)) });
  const answer = await send(endpoint, authorization);
  expect([answer.status, codesOf(answer)]).toEqual([403, ['FORBIDDEN']]);
  const refusals = and(eq(auditEntries.actorId, id), eq(auditEntries.action, 'access.refused'));
  const entries = await app.context.db.select().from(auditEntries).where(refusals);
  const { method, path } = endpoint;
  expect(entries).toMatchObject([{ entity: 'endpoint', after: { method, path } }]);
});

/** These endpoints are refused to everybody but super administrators. */
const isOfSuperAdministrators = ({ endpoint }: (typeof keyed)[number]) =>
  (endpoint.errors as readonly string[]).includes('FORBIDDEN');

test.each(keyed.filter((one) => !isOfSuperAdministrators(one)))(
  '$address is allowed for a holder of any one of its permissions',
  async ({ endpoint, keys }) => {
    for (const key of keys) {
      const { authorization } = await signedIn({ can: [key] });
      const { status } = await send(endpoint, authorization);
      expect([key, status === 401 || status === 403 || status >= 500]).toEqual([key, false]);
    }
  },
);

test.each(withBody)('R15 $address names every fault of an invalid body', async ({ endpoint, bodies }) => {
  const { authorization } = await signedInFor(endpoint);
  expect(bodies.length).toBeGreaterThan(4);
  for (const body of bodies) {
    const answer = await send(endpoint, authorization, body);
    // 422 names fields; a body that is not an object has none.
    expect([body, answer.status, answer.data]).toEqual([body, isObject(body) ? 422 : 400, null]);
    expect(answer.errors.filter(({ code, message }) => !isErrorCode(code) || message === '')).toEqual([]);
    const paths = answer.errors.map(({ path }) => path);
    expect(paths).toEqual(expect.arrayContaining(pathsOfFaults(endpoint, body)));
  }
});

test.each(withQuery)(
  'R15 $address: no value of a parameter is a fault, however often it is given',
  async (each) => {
    const { endpoint, parameters } = each;
    const { authorization } = await signedInFor(endpoint);
    const path = endpoint.path.replace(/:\w+/g, '999999');
    expect(parameters.length).toBeGreaterThan(0);
    for (const name of parameters) {
      for (const value of [
        '',
        '%00',
        '%ED%A0%80',
        '%',
        '-1',
        '1e309',
        '9'.repeat(30),
        'x'.repeat(5_000),
        '[]',
      ]) {
        const pair = `${encodeURIComponent(name)}=${value}`;
        for (const query of [pair, `${pair}&${pair}`]) {
          const url = `/api${path}?${query}`;
          const response = await app.app.http.inject({
            method: endpoint.method,
            url,
            headers: { authorization },
          });
          expect([query, response.statusCode < 500]).toEqual([query, true]);
          expect(response.json()).toHaveProperty('errors');
        }
      }
    }
  },
);

test.each(ofOneRecord)(
  '$address: an invalid id is not found, never an internal error',
  async ({ endpoint }) => {
    const { authorization } = await signedInFor(endpoint);
    for (const id of ['0', '-1', '1.5', '1e3', 'x', '2147483648', '9'.repeat(30), "1' OR '1'='1"]) {
      const { status, errors } = await sendTo(app, endpoint, { authorization, id });
      expect([id, status, errors.length]).toEqual([id, 404, 1]);
    }
  },
);

const isEndpoint = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value;
const isObject = (body: unknown) => typeof body === 'object' && !Array.isArray(body);
/** Bodies of the wrong type, and bodies in which every field has a value of the wrong type. */
function brokenBodies({ body }: Endpoint): unknown[] {
  if (!body) return [];
  const wrongValues = [null, [], {}, true, -1.5, 'x', [[]], { pl: 1, en: [] }];
  const filled = fieldsOfForms(body).flatMap((fields) =>
    wrongValues.map((value) => Object.fromEntries(fields.map((field) => [field, value]))),
  );
  return [{}, [], 'text', 42, ...filled].filter((candidate) => !body.safeParse(candidate).success);
}

/** The expected paths of faults. For a union it is unclear which of its forms was meant, so any path is accepted. */
function pathsOfFaults({ body }: Endpoint, candidate: unknown): (string | null)[] {
  const issues = body?.safeParse(candidate).error?.issues ?? [];
  return issues
    .filter(({ code }) => code !== 'invalid_union')
    .flatMap((issue) =>
      issue.code === 'unrecognized_keys' ? issue.keys.map((key) => [...issue.path, key]) : [issue.path],
    )
    .map((path) => (path.length === 0 ? null : path.join('.')));
}
