/** As much of a route as its address needs. */
interface Route {
  options: { path?: string };
  children?: Route[] | Record<string, Route>;
}

/** Of modules that TypeScript checks with the back office, and that are loaded here as they are. */
const load = async <Module>(path: string): Promise<Module> =>
  (await import(new URL(`../../../src/${path}`, import.meta.url).href)) as Module;

/** The paths of all routes of the back office, as `admin/src/router.tsx` puts them together. */
export async function knownRoutes(): Promise<string[]> {
  const [{ screens }, { sessionsRoutes }, { publicSiteRoutes, elsewhereRoute }] = await Promise.all([
    load<{ screens: Route[] }>('areas.ts'),
    load<{ sessionsRoutes: Route }>('areas/sessions/sessions.routes.tsx'),
    load<{ publicSiteRoutes: Route[]; elsewhereRoute: Route }>('areas/shell/shell.routes.tsx'),
  ]);
  return pathsOf([...screens, sessionsRoutes, ...publicSiteRoutes, elsewhereRoute]);
}

/** The paths of these routes; one with children is a frame around them. */
const pathsOf = (routes: Route[]): string[] =>
  routes.flatMap(({ options, children = [] }) => {
    const inner = Object.values(children);
    return inner.length > 0 ? pathsOf(inner) : (options.path ?? []);
  });
