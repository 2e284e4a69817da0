import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { allEndpoints } from '@share/contract/endpoints.ts';
import type { Language } from '@share/contract/shared/languages.ts';
import {
  DEFAULT_PAGE_SIZE,
  type FilterDeclaration,
  type FilterValue,
  type ListState,
} from '@share/contract/shared/lists/list.ts';
import { describe, expect, test } from 'vitest';
import { locateRow, startOf } from './platform/lists/distant-page.ts';
import type { Statement } from './platform/lists/list-conditions.ts';
import type { ListSql } from './platform/lists/list-source.ts';
import { pageStatement, totalStatement } from './platform/lists/list-statements.ts';
import type { PageStart } from './platform/lists/page-start.ts';
import { relatedOf } from './platform/lists/related-condition.ts';
import { totalsStatement } from './platform/lists/totals-statement.ts';
import { appForAllTests } from './testing/for-all-tests.ts';

const app = appForAllTests();

const areas = join(import.meta.dirname, 'areas');
const listFiles = readdirSync(areas, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
  .map((file) => join(areas, file))
  .filter((file) => /\blistFrom\(|\blistOfTable\(/.test(readFileSync(file, 'utf8')));
const modules: Record<string, unknown>[] = await Promise.all(listFiles.map((file) => import(file)));
const sources = modules
  .flatMap((exported) => Object.values(exported))
  .flatMap((value) => (typeof value === 'function' && 'source' in value ? [value.source as ListSql] : []));

test('every list of the contract has one source, which these tests find', () => {
  const names = (lists: { name: string }[]) => lists.map(({ name }) => name).toSorted();
  const declared = allEndpoints.flatMap(({ endpoint }) => endpoint.list ?? []);
  expect(names(sources.map((source) => source.declared))).toEqual(names([...new Set(declared)]));
});

const values: Record<Exclude<FilterDeclaration['type'], 'select'>, FilterValue> = {
  text: 'łódź 12',
  boolean: true,
  dateRange: { from: '2026-01-01', to: '2026-12-31' },
  numberRange: { from: 0.5, to: 99.5 },
};
const filterValue = (filter: FilterDeclaration): FilterValue =>
  filter.type === 'select' ? (filter.choices[0] ?? '') : values[filter.type];

/** Numbers are searched in another way than words. */
const numberSearches = ({ declared }: ListSql): ListState['filters'][] =>
  declared.filters.search ? ['7', 'Zamówienie nr 7', '7,50'].map((search) => ({ search })) : [];

/** Every filter alone, all together and none, each with every order in both directions. */
function statesOf(source: ListSql): ListState[] {
  const { declared } = source;
  const all = Object.fromEntries(
    Object.entries(declared.filters).map(([name, filter]) => [name, filterValue(filter)]),
  );
  const alone = Object.entries(all).map(([name, value]) => ({ [name]: value }));
  return [{}, ...alone, ...numberSearches(source), all].flatMap((filters) =>
    declared.sortable.flatMap((column) =>
      (['ASC', 'DESC'] as const).map((direction) => ({
        filters,
        pageNumber: 1,
        pageSize: DEFAULT_PAGE_SIZE,
        order: { column, direction },
      })),
    ),
  );
}

/** All statements that the list may send for that state, for first and distant pages. */
function statementsOf(source: ListSql, state: ListState, language: Language): Statement[] {
  const starts: PageStart[] = [{ offset: 0 }, { offset: 1_000 }, { offset: 40, fromEnd: 7 }];
  const { counter } = source;
  const day = counter && startOf(counter, state, { total: 9, day: '2026-03-29', skip: 3 });
  if (day) starts.push(day);
  const { totals } = source;
  const statements = [null, [7, 8], []].flatMap((ids) => {
    const found = new Map(relatedOf(source, state).map(([condition]) => [condition, ids]));
    const request = { source, state, language, now: new Date(), found };
    return [
      totalStatement(request),
      ...(totals ? [totalsStatement({ ...request, source: { ...source, totals } })] : []),
      ...starts.map((start) => pageStatement(request, start)),
    ];
  });
  return counter ? [...statements, locateRow(counter, state, 1_000)] : statements;
}

const explained = new Set<string>();

/** PostgreSQL can plan a statement only if all its tables, columns and functions exist. */
async function explain({ text, values: parameters }: Statement): Promise<void> {
  if (explained.has(text)) return;
  explained.add(text);
  await app.services.readers.custom.query({ text: `EXPLAIN ${text}`, values: parameters });
}

describe.each(sources)('$declared.name', (source) => {
  const explainAll = async (language: Language) => {
    for (const state of statesOf(source)) {
      await Promise.all(statementsOf(source, state, language).map(explain));
    }
  };
  test('its SQL is valid for every filter, order and page', () => explainAll('pl'));
  test('and in English', { tags: 'thorough' }, () => explainAll('en'));
});
