import { expect, test } from 'vitest';
import { type PermissionKey, permissionKeys } from '../../shared/permissions.ts';

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

/** The upper-case names of the same permissions in the requirements (ACL-02). */
const byClientName = {
  OFFER_CREATE: 'admin:offer:create',
  OFFER_EDIT: 'admin:offer:edit',
  OFFER_DELETE: 'admin:offer:delete',
  GET_OFFER_LIST: 'admin:offer:list',
  GET_OFFER_BY_ID: 'admin:offer:get',
  CREATE_SERIES: 'admin:series:create',
  EDIT_SERIES: 'admin:series:edit',
  DELETE_SERIES: 'admin:series:delete',
  GET_SERIES_BY_ID: 'admin:series:get',
  AGREEMENT_CREATE: 'admin:agreement:create',
  AGREEMENT_EDIT: 'admin:agreement:edit',
  AGREEMENT_DELETE: 'admin:agreement:delete',
  GET_AGREEMENT_BY_ID: 'admin:agreement:get',
  EDIT_ORDER: 'admin:order:edit',
  ACCEPT_ORDER: 'admin:order:accept',
  REJECT_ORDER: 'admin:order:reject',
  DOWNLOAD_ORDER_SPREAD_SHEET: 'admin:order:download-spread-sheet',
  GET_ORDER_BY_ID: 'admin:order:get',
  GET_INVESTMENT_BY_ID: 'admin:investment:get',
  MANUAL_ORDER: 'admin:investment:manual-order',
  GET_TRANSACTION_BY_ID: 'admin:transaction:get',
  ACCEPT_TRANSACTION: 'admin:transaction:accept',
  EXTEND_TRANSACTION: 'admin:transaction:extend',
  USER_CREATE: 'admin:user:create',
  USER_EDIT: 'admin:user:edit',
  USER_DELETE: 'admin:user:delete',
  GET_USER_BY_ID: 'admin:user:get',
  GET_USER_LIST: 'admin:user:list',
  GET_PERSONAL_PERMISSIONS: 'admin:user:get-personal-permissions',
  GET_USER_ROLES: 'admin:user:get-roles',
  GET_USER_AGREEMENTS: 'admin:user:list-agreements',
  ADD_PERSONAL_PERMISSION_TO_USER: 'admin:user:add-personal-permission',
  ROLE_CREATE: 'admin:role:create',
  ROLE_DELETE: 'admin:role:delete',
  ROLE_EDIT: 'admin:role:edit',
  GET_ROLE_BY_ID: 'admin:role:get',
  ADD_PERMISSION_TO_ROLE: 'admin:role:add-permission',
  REMOVE_PERMISSION_FROM_ROLE: 'admin:role:remove-permission',
  ADD_USER_TO_ROLE: 'admin:role:add-user',
  REMOVE_USER_FROM_ROLE: 'admin:role:remove-user',
  GET_PERMISSIONS_ASSIGNED_TO_ROLE: 'admin:role:get-permissions',
  GET_USERS_ASSIGNED_TO_ROLE: 'admin:role:get-users',
  PERMISSION_CREATE: 'admin:permission:create',
  PERMISSION_EDIT: 'admin:permission:edit',
  PERMISSION_DELETE: 'admin:permission:delete',
  GET_PERMISSION_BY_ID: 'admin:permission:get',
  GET_PERMISSION_LIST: 'admin:permission:list',
  FAQ_CREATE: 'admin:faq:create',
  FAQ_EDIT: 'admin:faq:edit',
  FAQ_DELETE: 'admin:faq:delete',
  GET_FAQ_BY_ID: 'admin:faq:get',
  PAGE_CREATE: 'admin:page:create',
  PAGE_EDIT: 'admin:page:edit',
  PAGE_DELETE: 'admin:page:delete',
  GET_PAGE_BY_ID: 'admin:page:get',
  SLIDER_CREATE: 'admin:slider:create',
  SLIDER_EDIT: 'admin:slider:edit',
  SLIDER_DELETE: 'admin:slider:delete',
  GET_SLIDER_BY_ID: 'admin:slider:get',
  EMAIL_TEMPLATE_EDIT: 'admin:email-template:edit',
  GET_EMAIL_TEMPLATE_BY_ID: 'admin:email-template:get',
  EMAIL_TEMPLATE_GET_CONFIG: 'admin:email-template:get-config',
  EMAIL_TEMPLATE_TEST_TEMPLATE: 'admin:email-template:test-template',
  STATIC_CONTENT_EDIT_ELEMENT: 'admin:static-content:edit',
  GET_STATIC_CONTENT_ELEMENT_BY_ID: 'admin:static-content:get',
  FEATURED_OFFER_EDIT: 'admin:featured-offer:edit',
  GET_FEATURED_OFFER_BY_ID: 'admin:featured-offer:get',
  GET_FEATURED_OFFER_LIST: 'admin:featured-offer:list',
} as const satisfies Record<string, PermissionKey>;

const everyAction = (area: string) =>
  ['list', 'get', 'create', 'edit', 'delete'].map((action) => `admin:${area}:${action}`);

test.each(documented)(
  '%s the area %s has its permissions and their client names',
  (_, area, actions, names) => {
    const wanted = actions.split(' ').map((action) => `admin:${area}:${action}`);
    expect(permissionKeys.filter((key) => wanted.includes(key)).toSorted()).toEqual(wanted.toSorted());
    const own = (name: string): PermissionKey | undefined =>
      Object.entries(byClientName).find(([known]) => known === name)?.[1];
    const keys = names.split(' ').filter(Boolean).map(own);
    expect(keys.filter((key) => key === undefined || !wanted.includes(key))).toEqual([]);
    expect(new Set(keys).size).toBe(keys.length);
  },
);

test('ACL-02 no two client names mean the same permission', () => {
  const keys = Object.values(byClientName);
  expect(new Set(keys).size).toBe(keys.length);
});

test('what goes beyond the documents is known', () => {
  const areas = new Map(documented.map(([, area, actions]) => [area, actions.split(' ')]));
  const further = permissionKeys.filter((key) => {
    const [, area = '', action = ''] = key.split(':');
    return !areas.get(area)?.includes(action);
  });
  expect(further).toEqual([
    'admin:statement:list',
    'admin:statement:get',
    'admin:statement:import',
    'admin:payout:list',
    'admin:payout:get',
    'admin:payout:create',
    'admin:payout:confirm',
    'admin:user:export-data',
    'admin:user:erase',
    ...everyAction('picture'),
    'admin:email:list',
    'admin:email:send',
    'admin:audit:list',
  ]);
});
