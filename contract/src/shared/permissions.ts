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
  statement: ['list', 'get', 'import'],
  payout: ['list', 'get', 'create', 'confirm'],
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
