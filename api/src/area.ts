import type { Finder } from './areas/find/find.shared.ts';
import type { HomeCardSource } from './areas/home/home.shared.ts';
import type { RightsWatch } from './areas/sessions/rights-watch.ts';
import type { SettingsReaders } from './areas/settings/settings.shared.ts';
import type { AreaLink } from './areas/shell/menu.ts';
import type { Context } from './platform/context.ts';
import type { App } from './platform/http/serve.ts';
import type { ContentSource } from './platform/records/versions/mark-languages.ts';

/** Values for routes that are not part of the app. */
interface RouteOptions extends SettingsReaders {
  rightsWatch: RightsWatch;
  links: readonly AreaLink[];
  cards: readonly HomeCardSource[];
  finders: readonly Finder[];
}

export interface Area {
  name: string;
  routes: (app: App, options: RouteOptions) => void;
  /** Its link in the side menu. Links of a group are in the order of the areas. */
  link?: AreaLink;
  /** Further entries of the same screen, preset in some way. */
  furtherLinks?: readonly AreaLink[];
  /** What it shows on the home screen as waiting to be done. */
  cards?: readonly HomeCardSource[];
  /** How its records are found from everywhere. */
  finder?: Finder;
  /** Its records, if what their languages lack is marked. */
  content?: ContentSource;
  /** Adds demo records that do not depend on other areas; offers and orders follow in `fill-demo.ts`. */
  fillDemo?: (context: Context) => Promise<void>;
}
