import { readFileSync } from 'node:fs';

/** As much of a route as its address needs. */
interface Route {
  options: { path?: string };
  children?: Route[] | Record<string, Route>;
}

const source = (path: string): URL => new URL(`../../../src/${path}`, import.meta.url);

/** Of modules that TypeScript checks with the back office, and that are loaded here as they are. */
const load = async <Module>(path: string): Promise<Module> => (await import(source(path).href)) as Module;

/** The paths of all routes of the back office, as `admin/src/router.tsx` puts them together. */
export async function knownRoutes(): Promise<string[]> {
  const read = ['areas/sessions/sessions.routes.tsx', 'areas/shell/shell.routes.tsx', 'areas.ts'] as const;
  const router = readFileSync(source('router.tsx'), 'utf8');
  const used = [...router.matchAll(/from '\.\/(areas\.ts|areas\/.*\.routes\.tsx)'/g)].map(([, path]) => path);
  if (used.join() !== read.join()) throw new Error(`router.tsx has routes of other modules: ${used}`);
  const [{ sessionsRoutes }, { publicSiteRoutes, elsewhereRoute }, { screens }] = await Promise.all([
    load<{ sessionsRoutes: Route }>(read[0]),
    load<{ publicSiteRoutes: Route[]; elsewhereRoute: Route }>(read[1]),
    load<{ screens: Route[] }>(read[2]),
  ]);
  return pathsOf([...screens, sessionsRoutes, ...publicSiteRoutes, elsewhereRoute]);
}

/** The paths of these routes; one with children is a frame around them. */
const pathsOf = (routes: Route[]): string[] =>
  routes.flatMap(({ options, children = [] }) => {
    const inner = Object.values(children);
    return inner.length > 0 ? pathsOf(inner) : (options.path ?? []);
  });
