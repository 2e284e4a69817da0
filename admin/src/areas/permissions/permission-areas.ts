import { contentNames } from '@share/contract/shared/content/content-names.ts';
import type { PermissionArea } from '@share/contract/shared/permissions.ts';
import type { Translated } from '@share/contract/shared/translated.ts';

/** The areas in the names of built-in permissions. */
export const permissionAreas: Readonly<Record<PermissionArea, Translated>> = {
  offer: contentNames.offer.all,
  series: contentNames.series.all,
  agreement: contentNames.agreement.all,
  order: { pl: 'Zamówienia', en: 'Orders' },
  investment: { pl: 'Inwestycje', en: 'Investments' },
  transaction: { pl: 'Transakcje', en: 'Transactions' },
  statement: { pl: 'Wyciągi bankowe', en: 'Bank statements' },
  payout: { pl: 'Wypłaty', en: 'Payouts' },
  user: { pl: 'Użytkownicy', en: 'Users' },
  role: { pl: 'Role', en: 'Roles' },
  permission: { pl: 'Uprawnienia', en: 'Permissions' },
  faq: { pl: 'FAQ', en: 'FAQ' },
  page: contentNames.page.all,
  slider: { pl: 'Slajdy', en: 'Slides' },
  picture: contentNames.picture.all,
  'email-template': contentNames.emailTemplate.all,
  email: { pl: 'Wysłane e-maile', en: 'Sent e-mails' },
  'static-content': contentNames.staticContent.all,
  'featured-offer': contentNames.featuredOffer.all,
  audit: { pl: 'Dziennik zmian', en: 'Journal' },
  settings: { pl: 'Ustawienia', en: 'Settings' },
};

/** An area that only the server knows is shown by the server's name. */
export const areaName = (names: Readonly<Record<string, string>>, area: string): string =>
  names[area] ?? area;
