import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');
const recipe = readFileSync(join(root, 'CONTRIBUTING.md'), 'utf8');
const named = [...recipe.matchAll(/`((?:contract|api|admin)\/[\w./-]+\.tsx?)`/g)].map(
  ([, path = '']) => path,
);
const ofAgreements = (path: string) => path.includes('/areas/agreements/');

test('the model area consists of exactly the files that CONTRIBUTING.md lists for an area, ten at most', () => {
  const files = globSync('{contract,api,admin}/src/areas/agreements/**/*.{ts,tsx}', { cwd: root });
  const production = files.filter((path) => !/\.test\.tsx?$/.test(path));
  expect(production.toSorted()).toEqual(named.filter(ofAgreements).toSorted());
  expect(production.length).toBeLessThanOrEqual(10);
});

test('every other file that CONTRIBUTING.md names exists', () => {
  const others = named.filter((path) => !ofAgreements(path));
  expect(others.length).toBeGreaterThan(3);
  expect(others.filter((path) => !existsSync(join(root, path)))).toEqual([]);
});
