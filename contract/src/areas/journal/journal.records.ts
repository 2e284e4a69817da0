/** The kinds of records about which the journal has entries, and who may read the contents of these. */

import { type ContentKind, contentKinds } from '../../shared/content/content-names.ts';
import type { Access, Endpoint } from '../../shared/endpoint.ts';
import { getEmail } from '../emails/emails.endpoints.ts';
import { contentRecords } from '../languages/content-records.ts';
import { getSectionPattern } from '../offers/section-patterns.endpoints.ts';
import { getOrder } from '../orders/orders.endpoints.ts';
import { getPaymentFile } from '../payment-files/payment-files.endpoints.ts';
import { getPayout } from '../payouts/payouts.endpoints.ts';
import { permissionEndpoints } from '../permissions/permissions.endpoints.ts';
import { listRolePermissions } from '../roles/role-permissions.endpoints.ts';
import { listRoleUsers } from '../roles/role-users.endpoints.ts';
import { roleEndpoints } from '../roles/roles.endpoints.ts';
import { getConfig, getPayPalConfig } from '../settings/settings.endpoints.ts';
import { getStatement } from '../statements/statements.endpoints.ts';
import { getTransaction } from '../transactions/transactions.endpoints.ts';
import { listPersonalPermissions } from '../users/personal-permissions.endpoints.ts';
import { getUser } from '../users/users.endpoints.ts';

const furtherRecords = {
  sectionPattern: getSectionPattern,
  order: getOrder,
  transaction: getTransaction,
  statement: getStatement,
  payout: getPayout,
  paymentFile: getPaymentFile,
  user: getUser,
  role: roleEndpoints.get,
  permission: permissionEndpoints.get,
  // Its entries say no more than who decided about it.
  proposal: { access: 'self' },
  email: getEmail,
  config: getConfig,
  payPalConfig: getPayPalConfig,
  contact: null,
  file: null,
  list: null,
  listView: null,
  endpoint: null,
} as const satisfies Record<string, Pick<Endpoint, 'access'> | null>;

/** The endpoint that reads such a record; null if there is none. */
export const journalRecords = {
  ...(Object.fromEntries(contentKinds.map((kind) => [kind, contentRecords[kind].get])) as {
    readonly [Kind in ContentKind]: (typeof contentRecords)[Kind]['get'];
  }),
  ...furtherRecords,
};

export type JournalEntity = keyof typeof journalRecords;
export const journalEntities = Object.keys(journalRecords) as [JournalEntity, ...JournalEntity[]];
export const isJournalEntity = (name: string): name is JournalEntity => Object.hasOwn(journalRecords, name);

/**
 * Actions whose entries show data that the record's own screen shows with a further permission only; some for one kind of
 * record.
 */
const furtherAccess: Readonly<Record<string, Access>> = {
  'role.add-user': listRoleUsers.access,
  'role.remove-user': listRoleUsers.access,
  'role.add-permission': listRolePermissions.access,
  'role.remove-permission': listRolePermissions.access,
  'user.grant-permission': listPersonalPermissions.access,
  'user.revoke-permission': listPersonalPermissions.access,
  // The entry lists the permissions that the person held.
  'user.delete': listPersonalPermissions.access,
  // The entries name the permissions that were lacking.
  'rights.refused role': listRolePermissions.access,
  'rights.refused user': listPersonalPermissions.access,
  // The entry names the address.
  'email.send-again': getUser.access,
};

/**
 * The permission to read the contents (before and after) of an entry: the one that reads the record. Null: super administrators
 * only.
 */
export const accessToContents = (action: string, entity: string): Access | null => {
  const further = [action, `${action} ${entity}`].find((one) => Object.hasOwn(furtherAccess, one));
  if (further !== undefined) return furtherAccess[further] ?? null;
  return accessToRecord(entity);
};

/** The permission to read a record of that kind. Null: there is none, so only super administrators see what concerns it. */
export const accessToRecord = (entity: string): Access | null =>
  isJournalEntity(entity) ? (journalRecords[entity]?.access ?? null) : null;
