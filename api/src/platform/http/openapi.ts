import { allEndpoints } from '@share/contract/endpoints.ts';
import type { Endpoint } from '@share/contract/shared/endpoint.ts';
import { z } from 'zod';

type Json = Record<string, unknown>;

const schemaOf = (schema: z.ZodType, io: 'input' | 'output'): Json =>
  z.toJSONSchema(schema, { io, unrepresentable: 'any', target: 'openapi-3.0' }) as Json;

/** OpenAPI 3 of every endpoint of the contract. */
export function describeApi(publicUrl: string) {
  const paths: Record<string, Json> = {};
  for (const { area, name, endpoint } of allEndpoints) {
    const path = endpoint.path.replace(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: describeEndpoint(area, name, endpoint) };
  }
  return {
    openapi: '3.0.3' as const,
    info: { title: 'Back office of a property share platform', version: '1' },
    servers: [{ url: `${publicUrl}/api` }],
    components: {
      securitySchemes: { bearer: { type: 'http' as const, scheme: 'bearer', bearerFormat: 'JWT' } },
    },
    paths,
  };
}

function describeEndpoint(area: string, name: string, endpoint: Endpoint): Json {
  return {
    operationId: name,
    tags: [area],
    summary: endpoint.summary,
    description: `Access: ${[endpoint.access].flat().join(' or ')}. Refuses with: ${endpoint.errors.join(', ') || 'nothing of its own'}.`,
    security: securityOf(endpoint),
    parameters: [...pathParameters(endpoint), ...queryParameters(endpoint)],
    ...(endpoint.body ? { requestBody: jsonContent(schemaOf(endpoint.body, 'input')) } : {}),
    responses: {
      200: { description: 'Done', ...answerContent(endpoint) },
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

const envelopeOf = (data: Json): Json => ({
  type: 'object',
  required: ['status', 'data', 'errors'],
  properties: { status: { type: 'integer' }, data, errors: { type: 'array', items: { type: 'object' } } },
});

const pathParameters = ({ path }: Endpoint): Json[] =>
  [...path.matchAll(/:(\w+)/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string' },
  }));

function queryParameters({ list, query }: Endpoint): Json[] {
  const named = (name: string): Json => ({ name, in: 'query', required: false, schema: { type: 'string' } });
  if (list) {
    const filters = Object.entries(list.filters).flatMap(([name, filter]) =>
      filter.type.endsWith('Range')
        ? [named(`filters[${name}][from]`), named(`filters[${name}][to]`)]
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
