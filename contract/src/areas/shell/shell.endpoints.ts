/** The calls of the frame around all screens: runtime configuration, public status, side menu and permission check. */
import { z } from 'zod';
import { endpoint } from '../../shared/endpoint.ts';
import { TranslatedView } from '../../shared/translated.ts';

/** Read at the start of the page; never part of the build (HTP-01, LNG-03, SHL-09). */
export const getRuntimeConfig = endpoint({
  method: 'GET',
  path: '/runtime-config',
  access: 'public',
  summary: 'What the browser must know of this installation',
  answer: z.object({
    defaultLanguage: z.enum(['pl', 'en']),
    publicUrl: z.string(),
    publicSiteUrl: z.string(),
    clientId: z.string(),
    clientSecret: z.string(),
    footerLinks: z.object({ privacy: z.string(), legal: z.string(), contact: z.string() }),
  }),
  errors: [],
});

/** MNT-04. Every answer with status 503 contains the same texts. */
export const StatusView = z.object({
  systemMaintenance: z.boolean(),
  maintenanceMode: z.boolean(),
  /** When the maintenance of the site is expected to end; null if nobody knows. */
  maintenanceUntil: z.string().nullable(),
  systemMaintenanceModeTitle: TranslatedView,
  systemMaintenanceModeMessage: TranslatedView,
  maintenanceModeTitle: TranslatedView,
  maintenanceModeMessage: TranslatedView,
});
export type StatusView = z.infer<typeof StatusView>;

export const getStatus = endpoint({
  method: 'GET',
  path: '/status',
  access: 'public',
  summary: 'Whether maintenance is under way',
  answer: StatusView,
  errors: [],
});

const MenuLink = z.object({
  type: z.literal('link'),
  label: TranslatedView,
  route: z.string(),
  icon: z.string(),
  permission: z.string().nullable(),
});
const MenuGroup = z.object({
  type: z.enum(['section', 'submenu']),
  label: TranslatedView,
  icon: z.string(),
  children: z.array(MenuLink),
});
export type MenuLink = z.infer<typeof MenuLink>;
export type MenuGroup = z.infer<typeof MenuGroup>;

/** SHL-04, SHL-05: the server leaves out entries that the caller may not open. */
export const getSplashScreen = endpoint({
  method: 'GET',
  path: '/admin/splash-screen',
  access: 'self',
  summary: 'The side menu',
  answer: z.object({ menu: z.array(z.union([MenuGroup, MenuLink])) }),
  errors: [],
});

const list = z
  .union([z.string(), z.array(z.string())])
  .transform((value) => (Array.isArray(value) ? value : [value]));

/** ACL-04, ACL-05: `permissions[]=admin:offer:list&permissions[]=…` */
export const checkPermissions = endpoint({
  method: 'GET',
  path: '/admin/user/me/permission-check',
  access: 'self',
  summary: 'Which of these permissions the signed-in user holds',
  query: z
    .object({ 'permissions[]': list.optional(), permissions: list.optional() })
    .transform((query) =>
      [...new Set([...(query['permissions[]'] ?? []), ...(query.permissions ?? [])])].slice(0, 500),
    ),
  answer: z.array(z.object({ permission: z.string(), isPermitted: z.boolean() })),
  errors: [],
});
