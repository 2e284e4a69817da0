import { allEndpoints } from '@share/contract/endpoints.ts';
import type { Endpoint } from '@share/contract/shared/endpoint.ts';
import { errorCodes } from '@share/contract/shared/errors.ts';
import type { FilterDeclaration, ListAnswer, ListDeclaration } from '@share/contract/shared/lists/list.ts';
import { ListTotals } from '@share/contract/shared/lists/list-totals.ts';
import { beforeAll, describe, expect, test } from 'vitest';
import { appForAllTests } from './testing/for-all-tests.ts';
import { anInvestor, aUser, bearerOf } from './testing/people.ts';

const app = appForAllTests();
let staff: string;
let investor: string;

beforeAll(async () => {
  staff = await bearerOf(app.context, await aUser(app.context, { isSuperAdmin: true }));
  investor = await bearerOf(app.context, await anInvestor(app.context));
});

const lists = allEndpoints.flatMap(({ name, endpoint }) =>
  endpoint.list && endpoint.method === 'GET' && endpoint.answer !== ListTotals
    ? [{ name, endpoint, declared: endpoint.list }]
    : [],
);

type Query = readonly (readonly [string, string])[];

async function ask(endpoint: Endpoint, query: Query, headers: Record<string, string> = {}) {
  const path = endpoint.path.replace(/:\w+/g, '1');
  const response = await app.app.http.inject({
    method: 'GET',
    url: `/api${path}?${query.map((pair) => pair.map(encodeURIComponent).join('=')).join('&')}`,
    headers: { authorization: endpoint.access === 'investor' ? investor : staff, ...headers },
  });
  const { data, errors } = response.json<{
    data: ListAnswer<unknown>;
    errors: { code: string; path: string }[];
  }>();
  return { status: response.statusCode, data, errors };
}

const good: Record<FilterDeclaration['type'], Query> = {
  text: [['value', 'łódź']],
  boolean: [['value', '0']],
  select: [],
  dateRange: [
    ['from', '2026-01-01'],
    ['to', '2026-12-31'],
  ],
  numberRange: [
    ['from', '0.5'],
    ['to', '9999999999999.99'],
  ],
};
const hostile = [
  "' OR 1=1 --",
  '%',
  '\0',
  'x'.repeat(201),
  '-9999999999999.99',
  'NaN',
  '1e309',
  '2026-02-30',
  '🦄',
];

const filterQuery = (name: string, parts: Query): Query =>
  parts.map(([part, value]) => [`filters[${name}][${part}]`, value]);
const goodFilter = ([name, filter]: [string, FilterDeclaration]): Query =>
  filterQuery(name, filter.type === 'select' ? [['value', filter.choices[0] ?? '']] : good[filter.type]);
const order = (column: string, direction: string): Query => [
  [`order[${column}][column]`, column],
  [`order[${column}][direction]`, direction],
];
const filtersOf = (declared: ListDeclaration) => Object.entries(declared.filters);

describe.each(lists)('$name', ({ endpoint, declared }) => {
  test('every sortable column sorts, both ways and in both languages', async () => {
    for (const column of declared.sortable) {
      for (const direction of ['ASC', 'DESC']) {
        for (const language of ['pl', 'en']) {
          const answer = await ask(endpoint, order(column, direction), { 'content-language': language });
          expect([column, answer.status, answer.data?.appliedOrder]).toEqual([
            column,
            200,
            { column, direction },
          ]);
        }
      }
    }
  });

  test('every filter works, alone and with all others', async () => {
    for (const filter of filtersOf(declared)) {
      const { status, data } = await ask(endpoint, goodFilter(filter));
      expect([filter[0], status, Object.keys(data?.activeFilters ?? {})]).toEqual([
        filter[0],
        200,
        [filter[0]],
      ]);
    }
    const all = await ask(endpoint, filtersOf(declared).flatMap(goodFilter));
    expect([all.status, Object.keys(all.data.activeFilters)]).toEqual([200, Object.keys(declared.filters)]);
  });

  test('a filter with an invalid value is ignored or refused, never an internal error', async () => {
    for (const [name] of filtersOf(declared)) {
      for (const value of hostile) {
        const { status, errors } = await ask(
          endpoint,
          filterQuery(name, [
            ['value', value],
            ['from', value],
            ['to', value],
          ]),
        );
        expect([name, value, status < 500]).toEqual([name, value, true]);
        for (const { code } of errors) expect(errorCodes).toContain(code);
      }
    }
  });

  test('a repeated parameter counts once', async () => {
    const twice = [
      ...filtersOf(declared).flatMap(goodFilter),
      ...order(declared.sortable[0] ?? '', 'ASC'),
      ['pagination[pageSize]', '5'] as const,
    ];
    expect((await ask(endpoint, [...twice, ...twice])).status).toBe(200);
  });

  test('unknown parameters are ignored; unsupported columns and orders are refused with their path', async () => {
    expect(
      (
        await ask(endpoint, [
          ['filters[nothing][value]', '1'],
          ['filters[__proto__][value]', '1'],
        ])
      ).status,
    ).toBe(200);
    const refused: [Query, string][] = [
      [order('nothing', 'ASC'), 'order'],
      [order('id; DROP TABLE users', 'ASC'), 'order'],
      [order(declared.sortable[0] ?? '', 'sideways'), 'order'],
      [[['pagination[pageSize]', '101']], 'pagination.pageSize'],
      [[['pagination[pageSize]', '0']], 'pagination.pageSize'],
      [[['pagination[pageNumber]', '0']], 'pagination.pageNumber'],
      [[['pagination[pageNumber]', '1.5']], 'pagination.pageNumber'],
      [[['pagination[pageNumber]', '99999999999']], 'pagination.pageNumber'],
    ];
    for (const [query, path] of refused) {
      const { status, errors } = await ask(endpoint, query);
      expect([query, status, errors]).toMatchObject([query, 422, [{ code: 'VALUE_INVALID', path }]]);
    }
  });

  test('a page after the last is empty and still has the number of rows', async () => {
    const { status, data } = await ask(endpoint, [
      ['pagination[pageNumber]', '1000000000'],
      ['pagination[pageSize]', '100'],
    ]);
    expect(status).toBe(200);
    if (declared.unpaged) return;
    expect(data.items).toEqual([]);
    const first = await ask(endpoint, []);
    expect(data.pagination.totalItems).toBe(first.data.pagination.totalItems);
  });
});
