import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { expect, test } from 'vitest';

const source = join(import.meta.dirname, '../admin/src');
const packages = join(source, '../../node_modules/@mantine');
const core = join(packages, 'core');

const sheets = ['entry.css', 'office.css'].flatMap((file) =>
  [...readFileSync(join(source, 'styles', file), 'utf8').matchAll(/core\/styles\/([\w-]+)\.layer\.css/g)].map(
    ([, name]) => name ?? '',
  ),
);

test('every component of Mantine that a screen may show has its styles, and no other is sent', () => {
  expect(sheets.filter((name) => /^[A-Z]/.test(name)).sort()).toEqual([...shownComponents()].sort());
});

test('the styles of each file stand in the order of the complete sheet, which later ones rely on', () => {
  const complete = readFileSync(join(core, 'styles.css'), 'utf8');
  const places = sheets.map((name) =>
    complete.indexOf(readFileSync(join(core, `styles/${name}.css`), 'utf8').trim()),
  );
  expect(places).not.toContain(-1);
  const firstOfOffice = sheets.indexOf('ScrollArea');
  for (const file of [places.slice(0, firstOfOffice), places.slice(firstOfOffice)]) {
    expect(file).toEqual(file.toSorted((a, b) => a - b));
  }
});

/** The components with styles that our sources, and the other packages of Mantine, import, and those inside them. */
function shownComponents(): Set<string> {
  const files = [
    ...globSync(`${source}/**/*.{ts,tsx}`),
    ...['dates', 'notifications', 'tiptap', 'charts'].flatMap((name) =>
      globSync(`${packages}/${name}/esm/**/*.mjs`),
    ),
  ];
  const names = new Set(
    files.flatMap((file) =>
      importsOf(file).flatMap(([names, from]) => (from === '@mantine/core' ? names : [])),
    ),
  );
  const seen = new Set<string>();
  const visit = (file: string): void => {
    if (seen.has(file) || !existsSync(file)) return;
    seen.add(file);
    for (const [, from] of importsOf(file)) if (from.startsWith('.')) visit(resolve(dirname(file), from));
  };
  const index = join(core, 'esm/index.mjs');
  for (const [exported, from] of importsOf(index)) {
    if (exported.some((name) => names.has(name))) visit(resolve(dirname(index), from));
  }
  const folders = [...seen].flatMap((file) => file.slice(core.length).split('/'));
  return new Set(folders.filter((name) => existsSync(join(core, `styles/${name}.layer.css`))));
}

/** The names and the source of each import of a file. */
const importsOf = (file: string): [names: string[], from: string][] =>
  [...readFileSync(file, 'utf8').matchAll(/import\s*\{([^}]*)\}\s*from\s*["']([^"']+)["']/g)].map(
    ([, names = '', from = '']) => [
      names.split(',').map(
        (name) =>
          name
            .trim()
            .replace(/^type /, '')
            .split(' as ')[0] ?? '',
      ),
      from,
    ],
  );
