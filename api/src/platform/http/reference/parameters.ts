import type { Endpoint } from '@share/contract/shared/endpoint.ts';
import { IdInPath, LARGEST_ID } from '@share/contract/shared/ids.ts';
import { languages } from '@share/contract/shared/languages.ts';
import { dayPresets } from '@share/contract/shared/lists/day-presets.ts';
import {
  DEFAULT_PAGE_SIZE,
  type FilterDeclaration,
  LARGEST_PAGE_SIZE,
  type ListDeclaration,
  LONGEST_SEARCH,
} from '@share/contract/shared/lists/list.ts';
import { z } from 'zod';
import { takesKey } from '../read-request.ts';
import { type Json, schemaOf } from './named-schemas.ts';

const ID: Json = { type: 'integer', minimum: 1, maximum: LARGEST_ID };

/** The parameters of a path, query and head that the server reads. */
export const parametersOf = (endpoint: Endpoint): Json[] => [
  ...pathParameters(endpoint),
  ...queryParameters(endpoint),
  ...headerParameters(endpoint),
];

function pathParameters({ path, params }: Endpoint): Json[] {
  const shape = params instanceof z.ZodObject ? params.shape : {};
  return [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => {
    const declared = shape[name] as z.ZodType | undefined;
    const schema = declared === IdInPath ? ID : declared ? schemaOf('input', declared) : { type: 'string' };
    return { name, in: 'path', required: true, schema };
  });
}

const inQuery = (name: string, schema: Json, required = false): Json => ({
  name,
  in: 'query',
  required,
  schema,
});

function queryParameters({ list, query }: Endpoint): Json[] {
  if (list) return listParameters(list);
  const { properties = {}, required = [] } = (query ? schemaOf('input', query) : {}) as {
    properties?: Record<string, Json>;
    required?: string[];
  };
  return Object.entries(properties).map(([name, schema]) => inQuery(name, schema, required.includes(name)));
}

const listParameters = ({ filters, sortable, unpaged, defaultOrder }: ListDeclaration): Json[] => [
  ...Object.entries(filters).flatMap(([name, filter]) =>
    Object.entries(partsOf(filter)).map(([part, schema]) => inQuery(`filters[${name}][${part}]`, schema)),
  ),
  ...(unpaged
    ? []
    : [
        inQuery('pagination[pageNumber]', { type: 'integer', minimum: 1, default: 1 }),
        inQuery('pagination[pageSize]', {
          type: 'integer',
          minimum: 1,
          maximum: LARGEST_PAGE_SIZE,
          default: DEFAULT_PAGE_SIZE,
        }),
      ]),
  ...(sortable.length === 0
    ? []
    : [
        inQuery('order[field][column]', { type: 'string', enum: sortable, default: defaultOrder.column }),
        inQuery('order[field][direction]', {
          type: 'string',
          enum: ['ASC', 'DESC'],
          default: defaultOrder.direction,
        }),
      ]),
];

const DAY: Json = { type: 'string', format: 'date' };

function partsOf(filter: FilterDeclaration): Record<string, Json> {
  switch (filter.type) {
    case 'text':
      return { value: { type: 'string', maxLength: LONGEST_SEARCH } };
    case 'boolean':
      return { value: { type: 'string', enum: ['0', '1'] } };
    case 'select':
      return { value: { type: 'string', enum: filter.choices } };
    case 'dateRange':
      return { from: DAY, to: DAY, within: { type: 'string', enum: dayPresets } };
    case 'numberRange':
      return { from: { type: 'number' }, to: { type: 'number' } };
  }
}

function headerParameters(endpoint: Endpoint): Json[] {
  const header = (name: string, description: string, schema: Json = {}): Json => ({
    name,
    in: 'header',
    required: false,
    description,
    schema: { type: 'string', ...schema },
  });
  return [
    header('Content-Language', 'Language of messages', { enum: languages }),
    ...(takesKey(endpoint) ? [header('Idempotency-Key', 'The same key and body are answered once')] : []),
    ...(endpoint.errors.includes('CHANGED_MEANWHILE')
      ? [header('If-Match', 'The ETag on which the change is based')]
      : []),
  ];
}
