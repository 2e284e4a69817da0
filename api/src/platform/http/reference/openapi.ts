import { allEndpoints } from '@share/contract/endpoints.ts';
import type { Endpoint } from '@share/contract/shared/endpoint.ts';
import {
  type Declared,
  type Json,
  namedSchemas,
  nameSchemas,
  operationIdOf,
  schemaOf,
} from './named-schemas.ts';
import { parametersOf } from './parameters.ts';
import { refusalSchemas, refusalsOf } from './refusals.ts';

const INTRODUCTION = `Answers have the form \`{status, data, errors}\`. A refusal names every reason at once, each with a code, the field
and a message in the language of Content-Language. Sign in with POST /token and send the access token as bearer. Lists take
filters, page and order as described at each. Repeat a POST with the same Idempotency-Key if its answer was lost.`;

/** Which calls a document describes: all of them, or those of the public site. */
export type Part = 'all' | 'site';

/** The OpenAPI 3.1 document of the endpoints of the contract. */
export function describeApi(publicUrl: string, part: Part) {
  nameSchemas();
  const described = allEndpoints.filter(({ endpoint }) => part === 'all' || isOfSite(endpoint));
  const paths = describePaths(described);
  return {
    openapi: '3.1.0',
    info: {
      title: `${part === 'site' ? 'Public site' : 'Back office'} of a property share platform`,
      version: '1',
      description: INTRODUCTION,
    },
    servers: [{ url: `${publicUrl}/api` }],
    tags: [...new Set(described.map(tagOf))].map((name) => ({ name })),
    paths,
    components: {
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
      schemas: mentionedIn(paths, { ...namedSchemas(), ...refusalSchemas }),
    },
  };
}

const isOfSite = ({ access }: Endpoint) => access === 'public' || access === 'site' || access === 'investor';

const spelled: Record<string, string> = { faq: 'FAQ', publicFaq: 'Public FAQ', payPal: 'PayPal' };

/** The area in words: `emailTemplates` is "Email templates". */
function tagOf({ area }: Declared): string {
  if (spelled[area]) return spelled[area];
  const words = area.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return `${words[0]?.toUpperCase()}${words.slice(1)}`;
}

/**
 * Paths that differ only in the name of a parameter are one path of OpenAPI: the first spelling is that of all their calls, and
 * what the parameter may be is said at each.
 */
function describePaths(described: readonly Declared[]): Record<string, Json> {
  const paths: Record<string, Json> = {};
  const spelling = new Map<string, string>();
  for (const one of described) {
    const { method, path } = one.endpoint;
    const own = path.replace(/:(\w+)/g, '{$1}');
    const shape = path.replace(/:\w+/g, '{}');
    const shown = spelling.get(shape) ?? own;
    spelling.set(shape, shown);
    paths[shown] = { ...paths[shown], [method.toLowerCase()]: describeEndpoint(one, shown) };
  }
  return paths;
}

function describeEndpoint(one: Declared, path: string): Json {
  const { endpoint } = one;
  const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
  const parameters = parametersOf(endpoint).map((parameter, nth) => ({
    ...parameter,
    ...(parameter.in === 'path' && { name: names[nth] }),
  }));
  return {
    operationId: operationIdOf(one),
    tags: [tagOf(one)],
    summary: endpoint.summary,
    description: `Access: ${[endpoint.access].flat().join(' or ')}.`,
    security: securityOf(endpoint),
    parameters,
    ...(endpoint.body ? { requestBody: jsonContent(schemaOf('input', endpoint.body), true) } : {}),
    responses: { 200: { description: 'Done', ...answerContent(endpoint) }, ...refusalsOf(endpoint) },
  };
}

/** Visitors of the site may be signed in. */
function securityOf({ access }: Endpoint): Json[] {
  if (access === 'public') return [];
  return access === 'site' ? [{}, { bearer: [] }] : [{ bearer: [] }];
}

const jsonContent = (schema: Json, required?: true): Json => ({
  ...(required && { required }),
  content: { 'application/json': { schema } },
});

const answerContent = ({ download, answer }: Endpoint): Json =>
  download
    ? { content: { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } } }
    : jsonContent({
        type: 'object',
        required: ['status', 'data', 'errors'],
        properties: {
          status: { type: 'integer' },
          data: schemaOf('answer', answer),
          errors: { type: 'array', maxItems: 0 },
        },
      });

/** The schemas to which the paths refer, and those to which these refer. */
function mentionedIn(paths: Json, schemas: Json): Json {
  const found = new Set<string>();
  const visit = (described: unknown): void => {
    for (const [, id = ''] of JSON.stringify(described).matchAll(/"#\/components\/schemas\/(\w+)"/g)) {
      if (found.has(id)) continue;
      found.add(id);
      visit(schemas[id]);
    }
  };
  visit(paths);
  return Object.fromEntries(Object.entries(schemas).filter(([id]) => found.has(id)));
}
