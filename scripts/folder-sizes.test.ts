import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const MOST_FILES = 25;
const root = join(import.meta.dirname, '..');

test('no folder of sources holds more than 25 files', () => {
  const sources = [
    'contract/src',
    'api/src',
    'admin/src',
    'examples',
    'scripts',
    'bench',
    'admin/browser-tests/support',
  ];
  const sizes = sources.flatMap((source) =>
    Map.groupBy(filesIn(source), ({ parentPath }) => parentPath)
      .entries()
      .map(([folder, files]) => [folder.slice(root.length + 1), files.length] as const)
      .toArray(),
  );
  expect(sizes.length).toBeGreaterThan(100);
  expect(sizes.filter(([, files]) => files > MOST_FILES)).toEqual([]);
});

const filesIn = (folder: string) =>
  readdirSync(join(root, folder), { recursive: true, withFileTypes: true }).filter(
    (entry) => entry.isFile() && !entry.parentPath.includes('node_modules'),
  );
