import type { MenuGroup, MenuLink } from '@share/contract/areas/shell/shell.endpoints.ts';
import type { Endpoint } from '@share/contract/shared/endpoint.ts';
import type { Translated } from '@share/contract/shared/translated.ts';
import type { Actor } from '../../platform/context.ts';
import { judge } from '../../platform/http/authorise.ts';

const groups = {
  offer: { label: { pl: 'Katalog', en: 'Catalogue' }, icon: 'building' },
  books: { label: { pl: 'Sprzedaż', en: 'Sales' }, icon: 'book' },
  content: { label: { pl: 'Treści', en: 'Content' }, icon: 'file' },
  people: { label: { pl: 'Ludzie i uprawnienia', en: 'People and rights' }, icon: 'users' },
  system: { label: { pl: 'System', en: 'System' }, icon: 'settings' },
};

/** The link to an area's screen. */
export interface AreaLink {
  group: keyof typeof groups;
  /** People who may call the endpoint see the link; null: everybody. */
  endpoint: Endpoint | null;
  route: string;
  icon: string;
  label: Translated;
}

/** The side menu, without screens that the person may not open (SHL-04, SHL-06). */
export function menuOf(actor: Actor, links: readonly AreaLink[]): (MenuGroup | MenuLink)[] {
  const open = links.filter(({ endpoint }) => !endpoint || judge(endpoint.access, actor) === 'allowed');
  return Object.entries(groups).flatMap(([name, { label, icon }]) => {
    const children = open.filter(({ group }) => group === name).map(entry);
    return children.length === 0 ? [] : [{ type: 'section' as const, label, icon, children }];
  });
}

const entry = ({ endpoint, route, icon, label }: AreaLink): MenuLink => ({
  type: 'link',
  label,
  route,
  icon,
  permission: typeof endpoint?.access === 'string' ? endpoint.access : null,
});
