import type { PermissionArea } from '@share/contract/shared/permissions.ts';
import { bothLanguages } from '../../platform/texts.ts';

/** The areas in the names of built-in permissions, as the menu calls them. */
export const permissionAreas = bothLanguages({
  pl: {
    offer: 'Oferty',
    series: 'Serie udziałów',
    agreement: 'Zgody',
    order: 'Zamówienia',
    investment: 'Inwestycje',
    transaction: 'Transakcje',
    user: 'Użytkownicy',
    role: 'Role',
    permission: 'Uprawnienia',
    faq: 'FAQ',
    page: 'Strony',
    slider: 'Slajdy',
    picture: 'Obrazy',
    'email-template': 'Szablony e-mail',
    email: 'Wysłane e-maile',
    'static-content': 'Treści stałe',
    'featured-offer': 'Oferty wyróżnione',
    audit: 'Dziennik zmian',
    settings: 'Ustawienia',
  } satisfies Record<PermissionArea, string>,
  en: {
    offer: 'Offers',
    series: 'Share series',
    agreement: 'Agreements',
    order: 'Orders',
    investment: 'Investments',
    transaction: 'Transactions',
    user: 'Users',
    role: 'Roles',
    permission: 'Permissions',
    faq: 'FAQ',
    page: 'Pages',
    slider: 'Slides',
    picture: 'Images',
    'email-template': 'E-mail templates',
    email: 'Sent e-mails',
    'static-content': 'Static content',
    'featured-offer': 'Featured offers',
    audit: 'Journal',
    settings: 'Settings',
  },
});

/** What the area of a permission is called; an area that is new on the server by its name there. */
export const areaName = (names: Readonly<Record<string, string>>, area: string): string =>
  names[area] ?? area;
