import {
  type PermissionArea,
  type PermissionKey,
  permissionKeys,
} from '@share/contract/shared/permissions.ts';
import type { Translated } from '@share/contract/shared/translated.ts';
import type { Scope } from '../../platform/records/record-steps.ts';
import { insertRole } from './insert-role.ts';

interface StarterRole {
  name: Translated;
  description: Translated;
  keys: readonly PermissionKey[];
}

type Parts = { area: PermissionArea; action: string };

const keysWhere = (fits: (parts: Parts) => boolean): PermissionKey[] =>
  permissionKeys.filter((key) => {
    const [, area, action = ''] = key.split(':');
    return fits({ area: area as PermissionArea, action });
  });

const allOf = (...areas: PermissionArea[]) => keysWhere(({ area }) => areas.includes(area));
const readingOf = (...areas: PermissionArea[]) =>
  keysWhere(({ area, action }) => areas.includes(area) && (action === 'list' || action === 'get'));

/** Who may what, and how the software is set up, stays with those who manage accounts. */
const ofAccounts: readonly PermissionArea[] = ['role', 'permission', 'settings'];
const beyondManagement: readonly PermissionKey[] = [
  'admin:user:add-personal-permission',
  'admin:user:export-data',
  'admin:user:erase',
];

/** The usual jobs of an office; none gives the right to change roles and permissions. */
const starterRoles: readonly StarterRole[] = [
  {
    name: { pl: 'Obsługa inwestorów', en: 'Investor service' },
    description: {
      pl: 'Zakłada konta inwestorów, składa zamówienia, przedłuża terminy i ponawia e-maile',
      en: 'Creates accounts of investors, places orders, extends terms and sends e-mails again',
    },
    keys: [
      ...readingOf('offer', 'series', 'agreement', 'order', 'investment', 'transaction', 'user'),
      ...allOf('email'),
      'admin:user:create',
      'admin:user:edit',
      'admin:user:list-agreements',
      'admin:order:edit',
      'admin:order:download-spread-sheet',
      'admin:investment:manual-order',
      'admin:transaction:extend',
    ],
  },
  {
    name: { pl: 'Księgowość', en: 'Accounting' },
    description: {
      pl: 'Potwierdza wpłaty, akceptuje i odrzuca zamówienia, importuje wyciągi bankowe, przygotowuje i zatwierdza wypłaty',
      en: 'Confirms payments, accepts and rejects orders, imports bank statements, prepares and confirms payouts',
    },
    keys: [
      ...readingOf('offer', 'series', 'investment', 'user'),
      ...allOf('order', 'transaction', 'statement', 'payout'),
    ],
  },
  {
    name: { pl: 'Redakcja', en: 'Editors' },
    description: {
      pl: 'Tworzy i zmienia oferty, zgody, strony i pozostałe treści',
      en: 'Creates and changes offers, agreements, pages and all other content',
    },
    keys: [
      ...readingOf('series'),
      ...allOf('offer', 'agreement', 'faq', 'page', 'slider', 'picture'),
      ...allOf('static-content', 'featured-offer', 'email-template'),
    ],
  },
  {
    name: { pl: 'Kierownictwo', en: 'Management' },
    description: {
      pl: 'Wszystko oprócz ról, uprawnień, ustawień i danych osobowych w plikach',
      en: 'Everything but roles, permissions, settings, and personal data in files',
    },
    keys: keysWhere(({ area }) => !ofAccounts.includes(area)).filter(
      (key) => !beyondManagement.includes(key),
    ),
  },
  {
    name: { pl: 'Podgląd', en: 'Readers' },
    description: {
      pl: 'Widzi zamówienia, wpłaty, inwestorów i treści, niczego nie zmienia',
      en: 'Sees orders, payments, investors and content, and changes nothing',
    },
    keys: keysWhere(
      ({ area, action }) =>
        (action === 'list' || action === 'get') && area !== 'audit' && !ofAccounts.includes(area),
    ),
  },
];

/** Creates the roles with which a new platform begins, in its language. */
export async function addStarterRoles({ tx, context }: Scope): Promise<void> {
  const { defaultLanguage } = context.environment;
  for (const { name, description, keys } of starterRoles) {
    const input = { name: name[defaultLanguage], description: description[defaultLanguage] };
    await insertRole({ tx, context }, input, keys);
  }
}
