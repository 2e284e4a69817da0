/** The kinds of records about which the journal has entries, and who may read the contents of these. */
import type { ContentKind } from '../../shared/content/content-names.ts';
import type { Access, Endpoint } from '../../shared/endpoint.ts';
import { agreementEndpoints } from '../agreements/agreements.endpoints.ts';
import { getEmailTemplate } from '../email-templates/email-templates.endpoints.ts';
import { getEmail } from '../emails/emails.endpoints.ts';
import { faqEndpoints } from '../faq/faq.endpoints.ts';
import { getFeaturedOffer } from '../featured-offers/featured-offers.endpoints.ts';
import { getOffer } from '../offers/offers.endpoints.ts';
import { getSectionPattern } from '../offers/section-patterns.endpoints.ts';
import { getOrder } from '../orders/orders.endpoints.ts';
import { pageEndpoints } from '../pages/pages.endpoints.ts';
import { permissionEndpoints } from '../permissions/permissions.endpoints.ts';
import { pictureEndpoints } from '../pictures/pictures.endpoints.ts';
import { listRolePermissions } from '../roles/role-permissions.endpoints.ts';
import { listRoleUsers } from '../roles/role-users.endpoints.ts';
import { roleEndpoints } from '../roles/roles.endpoints.ts';
import { seriesEndpoints } from '../series/series.endpoints.ts';
import { getConfig, getPayPalConfig } from '../settings/settings.endpoints.ts';
import { sliderEndpoints } from '../slider/slider.endpoints.ts';
import { getStaticElement } from '../static-content/static-content.endpoints.ts';
import { getTransaction } from '../transactions/transactions.endpoints.ts';
import { listPersonalPermissions } from '../users/personal-permissions.endpoints.ts';
import { getUser } from '../users/users.endpoints.ts';

/** The endpoint that reads such a record; null if there is none. */
export const journalRecords = {
  offer: getOffer,
  sectionPattern: getSectionPattern,
  series: seriesEndpoints.get,
  agreement: agreementEndpoints.get,
  order: getOrder,
  transaction: getTransaction,
  user: getUser,
  role: roleEndpoints.get,
  permission: permissionEndpoints.get,
  faq: faqEndpoints.get,
  page: pageEndpoints.get,
  slide: sliderEndpoints.get,
  picture: pictureEndpoints.get,
  featuredOffer: getFeaturedOffer,
  staticContent: getStaticElement,
  emailTemplate: getEmailTemplate,
  email: getEmail,
  config: getConfig,
  payPalConfig: getPayPalConfig,
  contact: null,
  file: null,
  list: null,
  listView: null,
  endpoint: null,
} as const satisfies Record<ContentKind, Endpoint> & Record<string, Pick<Endpoint, 'access'> | null>;

export type JournalEntity = keyof typeof journalRecords;
export const journalEntities = Object.keys(journalRecords) as [JournalEntity, ...JournalEntity[]];

/** Actions, some of one kind of record, whose entries show what the record's own screen shows with a further permission only. */
const furtherAccess: Readonly<Record<string, Access>> = {
  'role.add-user': listRoleUsers.access,
  'role.remove-user': listRoleUsers.access,
  'role.add-permission': listRolePermissions.access,
  'role.remove-permission': listRolePermissions.access,
  'user.grant-permission': listPersonalPermissions.access,
  'user.revoke-permission': listPersonalPermissions.access,
  // It lists what the person held.
  'user.delete': listPersonalPermissions.access,
  // They name the permissions that were lacking.
  'rights.refused role': listRolePermissions.access,
  'rights.refused user': listPersonalPermissions.access,
  // They name the address.
  'email.send-again': getUser.access,
};

/** Who may read before and after of an entry: whoever may read the record. Null: super administrators only. */
export const accessToContents = (action: string, entity: string): Access | null => {
  const further = [action, `${action} ${entity}`].find((one) => Object.hasOwn(furtherAccess, one));
  if (further !== undefined) return furtherAccess[further] ?? null;
  return Object.hasOwn(journalRecords, entity)
    ? (journalRecords[entity as JournalEntity]?.access ?? null)
    : null;
};
