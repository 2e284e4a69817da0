import { expect, test } from 'vitest';

/** Numbers that are not grouped: those of records and places, widths of twelve columns, percentages, and days. */
const ungrouped = new Set(
  'id number position row line version page first last level order percent days desktop tablet mobile'.split(
    ' ',
  ),
);
/** The parameters of a function up to its arrow, and its text up to the next entry. */
const TEXT = /\(([^()]*: number\b[^()]*)\) =>([\s\S]*?)(?=,\n|;\n)/g;

const sources = Object.entries(
  import.meta.glob<string>('./**/*.texts.ts', { query: '?raw', import: 'default', eager: true }),
);

test('texts put no count into a sentence without grouping its thousands', () => {
  const found = sources.flatMap(([file, source]) =>
    [...source.matchAll(TEXT)].flatMap(([, parameters = '', text = '']) =>
      [...parameters.matchAll(/(\w+): number\b/g)]
        .map(([, name = '']) => name)
        .filter((name) => !ungrouped.has(name) && text.includes(`\${${name}}`))
        .map((name) => `${file}: \${${name}}`),
    ),
  );
  expect(found).toEqual([]);
});
