import { expect, test } from 'vitest';
import { type PermissionKey, permissionKeys, permissionsByClientName } from '../../shared/permissions.ts';

/** Each area with the actions and client names that the documents give, or that were decided where they are open. */
const documented: [string, string, string, string][] = [
  [
    'KEY-02',
    'offer',
    'create delete edit list get',
    'OFFER_CREATE OFFER_EDIT OFFER_DELETE GET_OFFER_LIST GET_OFFER_BY_ID',
  ],
  [
    'KEY-03',
    'series',
    'list get create delete edit',
    'CREATE_SERIES EDIT_SERIES DELETE_SERIES GET_SERIES_BY_ID',
  ],
  [
    'KEY-04',
    'agreement',
    'create delete edit get list',
    'AGREEMENT_CREATE AGREEMENT_EDIT AGREEMENT_DELETE GET_AGREEMENT_BY_ID',
  ],
  [
    'KEY-05',
    'order',
    'edit accept reject download-spread-sheet get list',
    'EDIT_ORDER ACCEPT_ORDER REJECT_ORDER DOWNLOAD_ORDER_SPREAD_SHEET GET_ORDER_BY_ID',
  ],
  ['KEY-06', 'investment', 'get list manual-order', 'GET_INVESTMENT_BY_ID MANUAL_ORDER'],
  [
    'KEY-07',
    'transaction',
    'list get accept extend',
    'GET_TRANSACTION_BY_ID ACCEPT_TRANSACTION EXTEND_TRANSACTION',
  ],
  [
    'KEY-08',
    'user',
    'create delete edit get get-personal-permissions get-roles list list-agreements add-personal-permission',
    'USER_CREATE USER_EDIT USER_DELETE GET_USER_BY_ID GET_USER_LIST GET_PERSONAL_PERMISSIONS GET_USER_ROLES GET_USER_AGREEMENTS ADD_PERSONAL_PERMISSION_TO_USER',
  ],
  [
    'KEY-09',
    'role',
    'add-permission add-user create delete edit get get-permissions get-users list remove-permission remove-user',
    'ROLE_CREATE ROLE_DELETE ROLE_EDIT GET_ROLE_BY_ID ADD_PERMISSION_TO_ROLE REMOVE_PERMISSION_FROM_ROLE ADD_USER_TO_ROLE REMOVE_USER_FROM_ROLE GET_PERMISSIONS_ASSIGNED_TO_ROLE GET_USERS_ASSIGNED_TO_ROLE',
  ],
  [
    'KEY-10',
    'permission',
    'create delete edit get list',
    'PERMISSION_CREATE PERMISSION_EDIT PERMISSION_DELETE GET_PERMISSION_BY_ID GET_PERMISSION_LIST',
  ],
  ['KEY-11', 'faq', 'create delete edit get list', 'FAQ_CREATE FAQ_EDIT FAQ_DELETE GET_FAQ_BY_ID'],
  ['KEY-12', 'page', 'create delete edit get list', 'PAGE_CREATE PAGE_EDIT PAGE_DELETE GET_PAGE_BY_ID'],
  [
    'KEY-13',
    'slider',
    'create delete edit get list',
    'SLIDER_CREATE SLIDER_EDIT SLIDER_DELETE GET_SLIDER_BY_ID',
  ],
  [
    'KEY-14',
    'email-template',
    'edit get get-config list test-template',
    'EMAIL_TEMPLATE_EDIT GET_EMAIL_TEMPLATE_BY_ID EMAIL_TEMPLATE_GET_CONFIG EMAIL_TEMPLATE_TEST_TEMPLATE',
  ],
  [
    'KEY-15',
    'static-content',
    'edit get list',
    'STATIC_CONTENT_EDIT_ELEMENT GET_STATIC_CONTENT_ELEMENT_BY_ID',
  ],
  [
    'KEY-16',
    'featured-offer',
    'edit get list',
    'FEATURED_OFFER_EDIT GET_FEATURED_OFFER_BY_ID GET_FEATURED_OFFER_LIST',
  ],
  ['KEY-17', 'settings', 'get edit', ''],
];

const everyAction = (area: string) =>
  ['list', 'get', 'create', 'edit', 'delete'].map((action) => `admin:${area}:${action}`);

test.each(documented)(
  '%s the area %s has its permissions and their client names',
  (_, area, actions, names) => {
    const wanted = actions.split(' ').map((action) => `admin:${area}:${action}`);
    expect(permissionKeys.filter((key) => wanted.includes(key)).toSorted()).toEqual(wanted.toSorted());
    const own = (name: string): PermissionKey | undefined =>
      Object.entries(permissionsByClientName).find(([known]) => known === name)?.[1];
    const keys = names.split(' ').filter(Boolean).map(own);
    expect(keys.filter((key) => key === undefined || !wanted.includes(key))).toEqual([]);
    expect(new Set(keys).size).toBe(keys.length);
  },
);

test('what goes beyond the documents is known', () => {
  const areas = new Map(documented.map(([, area, actions]) => [area, actions.split(' ')]));
  const further = permissionKeys.filter((key) => {
    const [, area = '', action = ''] = key.split(':');
    return !areas.get(area)?.includes(action);
  });
  expect(further).toEqual([
    'admin:user:export-data',
    'admin:user:erase',
    ...everyAction('picture'),
    'admin:email:list',
    'admin:email:send',
    'admin:audit:list',
  ]);
});
