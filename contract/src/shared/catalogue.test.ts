import { describe, expect, test } from 'vitest';
import { allEndpoints } from '../endpoints.ts';
import type { Access, Endpoint } from './endpoint.ts';
import { errorCodes, errorsBySubject, errorTexts, isErrorCode, statusOf } from './errors.ts';
import { permissionDescriptions } from './permission-descriptions.ts';
import { permissionKeys } from './permissions.ts';

test('every error code has a text in both languages', () => {
  for (const code of errorCodes) {
    expect(errorTexts[code].pl, code).not.toBe('');
    expect(errorTexts[code].en, code).not.toBe('');
    expect(errorTexts[code].pl, code).not.toBe(errorTexts[code].en);
  }
});

test('no error code appears under two subjects', () => {
  const declared = Object.values(errorsBySubject).flatMap((subject) => Object.keys(subject));
  expect(declared.toSorted()).toEqual(errorCodes.toSorted());
});

test('a missing record is 404 if the path names it, 422 if a field names it; other faults are 400 and 422', () => {
  const both = (code: Parameters<typeof statusOf>[0]) => [statusOf(code, null), statusOf(code, 'series')];
  expect(both('SERIES_NOT_EXISTS')).toEqual([404, 422]);
  expect(both('IS_REQUIRED')).toEqual([400, 422]);
  expect(both('CANT_DELETE_SERIES')).toEqual([409, 409]);
});

test('KEY-01 every permission has the form admin:{area}:{action} and is described in both languages', () => {
  for (const key of permissionKeys) {
    expect(key).toMatch(/^admin:[a-z-]+:[a-z-]+$/);
    expect(permissionDescriptions[key].pl).not.toBe('');
    expect(permissionDescriptions[key].en).not.toBe('');
  }
  expect(permissionKeys).toHaveLength(98);
});

test('no two endpoints share a method and a path', () => {
  const addresses = allEndpoints.flatMap(({ endpoint }) =>
    [endpoint.path, ...(endpoint.aliases ?? [])].map((path) => `${endpoint.method} ${path}`),
  );
  expect(new Set(addresses).size).toBe(addresses.length);
});

test('endpoints refuse with codes of the catalogue only', () => {
  for (const { endpoint } of allEndpoints)
    for (const code of endpoint.errors) expect(isErrorCode(code)).toBe(true);
});

test('ERR-25, ERR-26 no call of the public site says that an address has an account', () => {
  const ofSite = allEndpoints.filter(({ endpoint: { access } }) =>
    ['public', 'site', 'investor'].includes(String(access)),
  );
  const telling = ofSite.filter(({ endpoint: { errors } }) =>
    errors.some((code) => /^(EMAIL_TAKEN|EMAIL_EXISTS|(USER:)?NOT_UNIQUE_USER)$/.test(code)),
  );
  expect(telling.map(({ name }) => name)).toEqual([]);
  expect(ofSite.length).toBeGreaterThan(30);
});

test('ERR-28, ERR-30 the codes of API keys have texts, and no call refuses with them', () => {
  const unused = ['APIKEY_TAKEN', 'NOT_UNIQUE_IDENTIFIER'] as const;
  for (const code of unused) expect(errorTexts[code].pl).not.toBe('');
  const used = allEndpoints.flatMap(({ endpoint }) => [...endpoint.errors]);
  for (const code of unused) expect(used).not.toContain(code);
});

test('the names of inherited object properties are not error codes', () => {
  for (const name of ['constructor', 'toString', '__proto__', '']) expect(isErrorCode(name)).toBe(false);
});

describe('R8 who may call', () => {
  const all = allEndpoints.map(({ name, endpoint }) => ({ name, ...endpoint }));
  const belowAdmin = all.filter(({ path }) => path.startsWith('/admin/'));
  const namesWith = (wanted: Access) => all.filter(({ access }) => access === wanted).map(({ name }) => name);
  const keysOf = ({ access }: Endpoint) => [access].flat().filter((key) => key.startsWith('admin:'));

  test('without signing in, a caller may only sign in, set a password and read what the sign-in page needs', () => {
    expect(namesWith('public').sort()).toEqual([
      'getRuntimeConfig',
      'getStatus',
      'issueToken',
      'receivePayPalNotice',
      'resetPassword',
      'startPasskey',
      'validateResetToken',
    ]);
    const ofTheSite = all.filter(({ access }) => access === 'site');
    expect(ofTheSite.filter(({ path }) => path.startsWith('/admin/'))).toEqual([]);
    const changing = ofTheSite.filter(({ method }) => method !== 'GET');
    expect(changing.map(({ name }) => name).sort()).toEqual(['activate', 'register', 'sendContactMessage']);
  });

  test('without a permission, an administrator may only call what the frame and the forms need, and the own account', () => {
    const ofAccount = all.filter(({ path }) => path.startsWith('/self/'));
    expect(ofAccount.length).toBeGreaterThan(5);
    expect(ofAccount.filter(({ access }) => access !== 'self')).toEqual([]);
    const others = namesWith('self').filter((name) => !ofAccount.some((one) => one.name === name));
    expect(others.sort()).toEqual([
      'checkPermissions',
      'chooseDefaultView',
      'chooseListDensity',
      'confirmProposal',
      'createListView',
      'deleteListView',
      'findAnything',
      // The verb itself checks the right to read the record.
      'getChange',
      'getCurrentUser',
      'getDraftKey',
      'getHome',
      'getOwnLists',
      'getProposal',
      'getSplashScreen',
      'getTypesAndTargets',
      'layOutList',
      'listProposals',
      'signOut',
      'updateListView',
      'withdrawProposal',
    ]);
  });

  test('SES-06 no address of the back office is one of the public site', () => {
    const ofInvestors = all.filter(({ access }) => access === 'investor');
    expect(ofInvestors.length).toBeGreaterThan(0);
    expect(ofInvestors.filter(({ path }) => path.startsWith('/admin/'))).toEqual([]);
  });

  test('a permission to read never allows a change', () => {
    const seeing = /:(list|get)(-[a-z-]+)?$/;
    // Files of lists, plain texts of e-mails and previews are requested with a body, and change nothing.
    const isAnswered = /\/(export|plain-text|preview)$/;
    const changing = belowAdmin.filter(({ method, path }) => method !== 'GET' && !isAnswered.test(path));
    expect(changing.length).toBeGreaterThan(10);
    expect(changing.filter((one) => keysOf(one).some((key) => seeing.test(key)))).toEqual([]);
    const deleting = changing.filter(({ method }) => method === 'DELETE');
    const taking = /:(delete|edit|remove-user|remove-permission)$/;
    const others = deleting.filter((one) => !keysOf(one).every((key) => taking.test(key)));
    // A rule and a draft of a payout are removed by those who make them, and USR-39: the key that gives a personal permission also takes it.
    expect(others.map(keysOf)).toEqual([
      ['admin:transaction:accept'],
      ['admin:payout:create'],
      ['admin:user:add-personal-permission'],
    ]);
  });

  test('the permission belongs to the area in the path', () => {
    const areas: Record<string, string> = {
      agreements: 'agreement',
      config: 'settings',
      email: 'email-template',
      'payment-file': 'payout',
      'section-pattern': 'offer',
      share: 'series',
      'user-agreement': 'user',
    };
    // The revision of rights is asked for by the screens of people and of roles.
    const shared = /^\/admin\/(common\/|map\/|languages$|rights\/revision$)/;
    const ownedByOrders = '/admin/investment/signedDocument/:id';
    // The list of people with a permission is personal data.
    const ownedByUsers = '/admin/permission/:id/holders';
    // Registers name the holders of shares, whom the list of investments names too.
    const ownedByInvestments = [
      'share/series/:id/register',
      'share/series/:id/register/spreadsheet',
      'offer/:id/cap-table',
      'offer/:id/cap-table/spreadsheet',
    ];
    // A line of a statement is decided as the payment that it is.
    const ownedByTransactions = [
      'line/accept',
      'line/:id/assign',
      'line/:id/aside',
      'line/:id/reopen',
      'rule/:id',
      'unknown/:id/return',
    ];
    const strangers = belowAdmin.filter((one) => {
      const [, , segment = ''] = one.path.split('/');
      const names = [segment, areas[segment]];
      const own = keysOf(one).filter((key) => names.includes(key.split(':')[1]));
      return keysOf(one).length > 0 && own.length === 0;
    });
    expect(strangers.map(({ path }) => path).filter((path) => !shared.test(path))).toEqual([
      ownedByOrders,
      ...ownedByInvestments.map((rest) => `/admin/${rest}`),
      ...ownedByTransactions.map((rest) => `/admin/statement/${rest}`),
      ownedByUsers,
    ]);
  });
});
