import { cruise, type ICruiseResult } from 'dependency-cruiser';
import { expect, test } from 'vitest';
import config from '../.dependency-cruiser.mjs';

// dependency-cruiser finds cycles of files, and of folders without their subfolders, but not of areas.

type Edge = readonly [from: string, to: string];

/** The first cycle found among areas, from one area back to itself; null if there is none. */
function findCircle(edges: readonly Edge[]): string[] | null {
  const needs = Map.groupBy(edges, ([from]) => from);
  const finished = new Set<string>();
  function visit(area: string, path: readonly string[]): string[] | null {
    if (path.includes(area)) return [...path.slice(path.indexOf(area)), area];
    if (finished.has(area)) return null;
    for (const [, next] of needs.get(area) ?? []) {
      const circle = visit(next, [...path, area]);
      if (circle) return circle;
    }
    finished.add(area);
    return null;
  }
  return [...needs.keys()].map((area) => visit(area, [])).find((circle) => circle !== null) ?? null;
}

const isTest = (path: string) => /[.]test[.]tsx?$/.test(path);
const areaOf = (building: string, path: string) =>
  new RegExp(`^${building}/src/areas/([^/]+)/`).exec(path)?.[1];

/** Which area imports from which others; imports of types and tables count too, imports in tests do not. */
async function edgesOf(building: string): Promise<Edge[]> {
  const { output } = await cruise([`${building}/src`], { ...config.options, validate: false });
  return (output as ICruiseResult).modules
    .filter(({ source }) => !isTest(source))
    .flatMap(({ source, dependencies }) =>
      dependencies.map(({ resolved }) => [areaOf(building, source), areaOf(building, resolved)] as const),
    )
    .filter((edge): edge is Edge => edge[0] !== undefined && edge[1] !== undefined && edge[0] !== edge[1]);
}

const buildings = ['contract', 'api', 'admin'];

test.each(buildings)('no areas of %s need each other in a circle', async (building) => {
  const edges = await edgesOf(building);
  expect(edges.length).toBeGreaterThan(0);
  expect(findCircle(edges)?.join(' → ') ?? null).toBeNull();
});

test('a cycle of any length is reported', () => {
  const tree: Edge[] = [
    ['orders', 'ledger'],
    ['orders', 'offers'],
    ['ledger', 'offers'],
    ['offers', 'series'],
  ];
  expect(findCircle(tree)).toBeNull();
  expect(findCircle([...tree, ['series', 'ledger']])?.join(' → ')).toBe('ledger → offers → series → ledger');
});
