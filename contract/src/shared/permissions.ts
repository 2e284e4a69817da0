/**
 * The permissions that the software itself checks (KEY-02 to KEY-17), each with its description in both languages.
 * Staff may add further permissions for other software; these are only rows in the database, never keys here.
 */
type Described = { pl: string; en: string };

const area = <Area extends string, Action extends string>(
  name: Area,
  actions: Record<Action, Described>,
): Record<`admin:${Area}:${Action}`, Described> =>
  Object.fromEntries(
    Object.entries(actions).map(([action, described]) => [`admin:${name}:${action}`, described]),
  ) as Record<`admin:${Area}:${Action}`, Described>;

const crud = (pl: string, en: string) => ({
  list: { pl: `Lista: ${pl}`, en: `List ${en}` },
  get: { pl: `Podgląd: ${pl}`, en: `View ${en}` },
  create: { pl: `Tworzenie: ${pl}`, en: `Create ${en}` },
  edit: { pl: `Edycja: ${pl}`, en: `Edit ${en}` },
  delete: { pl: `Usuwanie: ${pl}`, en: `Delete ${en}` },
});

const readAndEdit = (pl: string, en: string) => {
  const { list, get, edit } = crud(pl, en);
  return { list, get, edit };
};

export const permissionDescriptions = {
  ...area('offer', crud('oferty', 'offers')),
  ...area('series', crud('serie udziałów', 'share series')),
  ...area('agreement', crud('zgody', 'agreements')),
  ...area('order', {
    ...readAndEdit('zamówienia', 'orders'),
    accept: { pl: 'Akceptowanie zamówień', en: 'Accept orders' },
    reject: { pl: 'Odrzucanie zamówień', en: 'Reject orders' },
    'download-spread-sheet': { pl: 'Pobieranie arkusza zamówienia', en: 'Download the order spreadsheet' },
  }),
  ...area('investment', {
    list: { pl: 'Lista: inwestycje', en: 'List investments' },
    get: { pl: 'Podgląd: inwestycje', en: 'View investments' },
    'manual-order': { pl: 'Ręczne składanie zamówień', en: 'Place manual orders' },
  }),
  ...area('transaction', {
    list: { pl: 'Lista: transakcje', en: 'List transactions' },
    get: { pl: 'Podgląd: transakcje', en: 'View transactions' },
    accept: { pl: 'Akceptowanie transakcji', en: 'Accept transactions' },
    extend: { pl: 'Przedłużanie terminu płatności', en: 'Extend the payment term' },
  }),
  ...area('user', {
    ...crud('użytkownicy', 'users'),
    'get-personal-permissions': { pl: 'Podgląd uprawnień osobistych', en: 'View personal permissions' },
    'get-roles': { pl: 'Podgląd ról użytkownika', en: 'View roles of a user' },
    'list-agreements': { pl: 'Lista zgód użytkownika', en: 'List agreements of a user' },
    'add-personal-permission': { pl: 'Nadawanie uprawnień osobistych', en: 'Grant personal permissions' },
  }),
  ...area('role', {
    ...crud('role', 'roles'),
    'add-permission': { pl: 'Dodawanie uprawnień do roli', en: 'Add permissions to a role' },
    'add-user': { pl: 'Dodawanie użytkowników do roli', en: 'Add users to a role' },
    'get-permissions': { pl: 'Podgląd uprawnień roli', en: 'View permissions of a role' },
    'get-users': { pl: 'Podgląd użytkowników roli', en: 'View users of a role' },
    'remove-permission': { pl: 'Odbieranie uprawnień roli', en: 'Remove permissions from a role' },
    'remove-user': { pl: 'Usuwanie użytkowników z roli', en: 'Remove users from a role' },
  }),
  ...area('permission', crud('uprawnienia', 'permissions')),
  ...area('faq', crud('FAQ', 'FAQ')),
  ...area('page', crud('strony', 'pages')),
  ...area('slider', crud('slajdy', 'slides')),
  ...area('email-template', {
    ...readAndEdit('szablony e-mail', 'e-mail templates'),
    'get-config': { pl: 'Podgląd zmiennych szablonów e-mail', en: 'View e-mail template variables' },
    'test-template': { pl: 'Wysyłanie próbnych wiadomości', en: 'Send test messages' },
  }),
  ...area('static-content', readAndEdit('treści stałe', 'static content')),
  ...area('featured-offer', readAndEdit('oferty wyróżnione', 'featured offers')),
  ...area('settings', {
    get: { pl: 'Podgląd ustawień', en: 'View settings' },
    edit: { pl: 'Edycja ustawień', en: 'Edit settings' },
  }),
} as const satisfies Record<string, Described>;

export type PermissionKey = keyof typeof permissionDescriptions;
/** The areas that have a permission of that action. */
export type AreaWith<Action extends string, Key = PermissionKey> = Key extends `admin:${infer Area}:${Action}`
  ? Area
  : never;
export const permissionKeys = Object.keys(permissionDescriptions) as PermissionKey[];
export const isPermissionKey = (value: string): value is PermissionKey => value in permissionDescriptions;

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
