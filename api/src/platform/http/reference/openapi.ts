import { allEndpoints } from '@share/contract/endpoints.ts';
import type { Endpoint } from '@share/contract/shared/endpoint.ts';
import { languages } from '@share/contract/shared/languages.ts';
import { z } from 'zod';
import { takesKey } from '../read-request.ts';

type Json = Record<string, unknown>;

const schemaOf = (schema: z.ZodType, io: 'input' | 'output'): Json =>
  z.toJSONSchema(schema, { io, unrepresentable: 'any', target: 'openapi-3.0' }) as Json;

/**
 * The OpenAPI 3 document of all endpoints of the contract. Its paths are described when they are first read, because that takes
 * a fifth of a second and would delay every start.
 */
export function describeApi(publicUrl: string) {
  let paths: Record<string, Json> | null = null;
  return {
    openapi: '3.0.3' as const,
    info: { title: 'Back office of a property share platform', version: '1' },
    servers: [{ url: `${publicUrl}/api` }],
    components: {
      securitySchemes: { bearer: { type: 'http' as const, scheme: 'bearer', bearerFormat: 'JWT' } },
    },
    get paths() {
      paths ??= describePaths();
      return paths;
    },
  };
}

function describePaths(): Record<string, Json> {
  const paths: Record<string, Json> = {};
  for (const { area, name, endpoint } of allEndpoints) {
    const path = endpoint.path.replace(/:(\w+)/g, '{$1}');
    const id = areasOf(name).length > 1 ? `${area}_${name}` : name;
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: describeEndpoint(area, id, endpoint) };
  }
  return paths;
}

/** Several areas have endpoints of the same shape and name. */
const areasOf = (name: string) => allEndpoints.filter((one) => one.name === name);

function describeEndpoint(area: string, operationId: string, endpoint: Endpoint): Json {
  return {
    operationId,
    tags: [area],
    summary: endpoint.summary,
    description: `Access: ${[endpoint.access].flat().join(' or ')}. Refuses with: ${endpoint.errors.join(', ') || 'nothing of its own'}.`,
    security: securityOf(endpoint),
    parameters: [...pathParameters(endpoint), ...queryParameters(endpoint), ...headerParameters(endpoint)],
    ...(endpoint.body ? { requestBody: jsonContent(schemaOf(endpoint.body, 'input')) } : {}),
    responses: {
      200: { description: 'Done', ...answerContent(endpoint) },
      default: { description: 'Refused, with every reason at once', ...jsonContent(refusal) },
    },
  };
}

/** Visitors of the site may be signed in. */
function securityOf({ access }: Endpoint): Json[] {
  if (access === 'public') return [];
  return access === 'site' ? [{}, { bearer: [] }] : [{ bearer: [] }];
}

const jsonContent = (schema: Json) => ({ content: { 'application/json': { schema } } });

const answerContent = ({ download, answer }: Endpoint) =>
  download
    ? { content: { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } } }
    : jsonContent(envelopeOf(schemaOf(answer, 'output')));

const errorItem: Json = {
  type: 'object',
  required: ['code', 'path', 'message'],
  properties: {
    code: { type: 'string' },
    path: { type: 'string', nullable: true, description: 'The field of the body or query, with dots' },
    message: { type: 'string', description: 'In the language of Content-Language' },
    details: { type: 'object', additionalProperties: true },
  },
};
const refusal: Json = {
  type: 'object',
  required: ['status', 'data', 'errors'],
  properties: {
    status: { type: 'integer' },
    data: { nullable: true, description: 'null, but the texts to show where the status is 503' },
    errors: { type: 'array', items: errorItem },
  },
};

const envelopeOf = (data: Json): Json => ({
  type: 'object',
  required: ['status', 'data', 'errors'],
  properties: { status: { type: 'integer' }, data, errors: { type: 'array', maxItems: 0, items: errorItem } },
});

const pathParameters = ({ path }: Endpoint): Json[] =>
  [...path.matchAll(/:(\w+)/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string' },
  }));

/** The headers that `serve` reads. */
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

function queryParameters({ list, query }: Endpoint): Json[] {
  const named = (name: string): Json => ({ name, in: 'query', required: false, schema: { type: 'string' } });
  if (list) {
    const filters = Object.entries(list.filters).flatMap(([name, filter]) =>
      filter.type.endsWith('Range')
        ? [
            named(`filters[${name}][from]`),
            named(`filters[${name}][to]`),
            ...(filter.type === 'dateRange' ? [named(`filters[${name}][within]`)] : []),
          ]
        : [named(`filters[${name}][value]`)],
    );
    return [
      ...filters,
      ...[
        'pagination[pageNumber]',
        'pagination[pageSize]',
        'order[field][column]',
        'order[field][direction]',
      ].map(named),
    ];
  }
  const properties = query ? (schemaOf(query, 'input').properties as Json | undefined) : undefined;
  return Object.keys(properties ?? {}).map(named);
}
