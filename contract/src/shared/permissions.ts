/**
 * The permissions that the software itself checks (KEY-02 to KEY-17); `permission-descriptions.ts` says what each allows.
 * Staff may add further permissions for other software; these are only rows in the database, never keys here.
 */
const everything = ['list', 'get', 'create', 'edit', 'delete'] as const;
const readAndEdit = ['list', 'get', 'edit'] as const;

const actions = {
  offer: everything,
  series: everything,
  agreement: everything,
  order: [...readAndEdit, 'accept', 'reject', 'download-spread-sheet'],
  investment: ['list', 'get', 'manual-order'],
  transaction: ['list', 'get', 'accept', 'extend'],
  user: [
    ...everything,
    'get-personal-permissions',
    'get-roles',
    'list-agreements',
    'export-data',
    'erase',
    'add-personal-permission',
  ],
  role: [
    ...everything,
    'add-permission',
    'add-user',
    'get-permissions',
    'get-users',
    'remove-permission',
    'remove-user',
  ],
  permission: everything,
  faq: everything,
  page: everything,
  slider: everything,
  picture: everything,
  'email-template': [...readAndEdit, 'get-config', 'test-template'],
  email: ['list', 'send'],
  'static-content': readAndEdit,
  'featured-offer': readAndEdit,
  audit: ['list'],
  settings: ['get', 'edit'],
} as const;

type Actions = typeof actions;
type KeysOf<Area extends keyof Actions> = `admin:${Area}:${Actions[Area][number]}`;
export type PermissionArea = keyof Actions;
export type PermissionKey = { [Area in PermissionArea]: KeysOf<Area> }[PermissionArea];
/** The areas that have a permission of that action. */
export type AreaWith<Action extends string, Key = PermissionKey> = Key extends `admin:${infer Area}:${Action}`
  ? Area
  : never;
export const permissionKeys = Object.entries(actions).flatMap(([area, names]) =>
  names.map((name) => `admin:${area}:${name}`),
) as PermissionKey[];
const known: ReadonlySet<string> = new Set(permissionKeys);
export const isPermissionKey = (value: string): value is PermissionKey => known.has(value);

/** The upper-case names of the same permissions in the requirements (ACL-02). */
export const permissionsByClientName = {
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
