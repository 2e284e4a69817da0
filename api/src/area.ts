import type { AttachmentRule } from './areas/files/serve-file.ts';
import type { Finder } from './areas/find/find.shared.ts';
import type { FirstStepSource, HomeCardSource } from './areas/home/home.shared.ts';
import type { HomeSources } from './areas/home/read-home.ts';
import type { OfferContext } from './areas/offers/documents/notify-investors.ts';
import type { ForSeriesOptions } from './areas/series/search-series-options.ts';
import type { RightsWatch } from './areas/sessions/rights-watch.ts';
import type { SettingsReaders } from './areas/settings/settings.shared.ts';
import type { AreaLink } from './areas/shell/menu.ts';
import type { WatchedTables } from './areas/timeline/read-change.ts';
import type { App } from './platform/http/serve.ts';
import type { ContentSource } from './platform/records/versions/mark-languages.ts';

/** The services that areas need of each other. They are passed in, because areas that import each other would form a circle. */
export interface PassedIn
  extends AttachmentRule,
    Pick<OfferContext, 'findInvestorsOf'>,
    HomeSources,
    ForSeriesOptions {
  links: readonly AreaLink[];
  finders: readonly Finder[];
  watchedTables: WatchedTables;
}

/** Values for routes that are not part of the app. */
interface RouteOptions extends PassedIn, SettingsReaders {
  rightsWatch: RightsWatch;
}

/** The declarations of an area beside its routes. */
export interface Area {
  name: string;
  routes?: (app: App, options: RouteOptions) => void;
  /** The area's link in the side menu. Links of a group are in the order of the areas. */
  link?: AreaLink;
  /** Further links, to the same screen with filters of their own or to another one. */
  furtherLinks?: readonly AreaLink[];
  /** The area's cards on the home screen, for what waits to be done. */
  cards?: readonly HomeCardSource[];
  /** What a new platform needs of the area before it can sell. */
  firstSteps?: readonly FirstStepSource[];
  /** Finds the area's records by a search from everywhere (Ctrl+K). */
  finder?: Finder;
  /** The area's records, if gaps in their languages are marked. */
  content?: ContentSource;
  /** The tables of records whose open screens notice changes by other people. */
  watched?: Partial<WatchedTables>;
}
