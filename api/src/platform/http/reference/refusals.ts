import type { Endpoint } from '@share/contract/shared/endpoint.ts';
import { type ErrorCode, statusOf } from '@share/contract/shared/errors.ts';
import type { Json } from './named-schemas.ts';

const reference = (id: string): Json => ({ $ref: `#/components/schemas/${id}` });
const content = (schema: Json): Json => ({ content: { 'application/json': { schema } } });

/** The form of every refusal. */
export const refusalSchemas: Json = {
  Refusal: {
    type: 'object',
    required: ['status', 'data', 'errors'],
    properties: {
      status: { type: 'integer' },
      data: { description: 'null, but the texts to show where the status is 503' },
      errors: { type: 'array', items: reference('Reason') },
    },
  },
  Reason: {
    type: 'object',
    required: ['code', 'path', 'message'],
    properties: {
      code: { type: 'string' },
      path: { type: ['string', 'null'], description: 'The field of the body or query, with dots' },
      message: { type: 'string', description: 'In the language of Content-Language' },
      details: { type: 'object', additionalProperties: true },
    },
  },
};

/** What any call may be refused with, besides its own codes; it is not repeated at each. */
const refused: Json = {
  description:
    'Refused, with every reason at once: also not signed in, forbidden, malformed, too many requests, or an outage',
  ...content(reference('Refusal')),
};

/** The refusals of the endpoint by their status, with the codes of each, and `default` for those of all endpoints. */
export function refusalsOf({ errors }: Endpoint): Json {
  const byStatus = new Map<number, ErrorCode[]>();
  for (const code of errors)
    for (const status of new Set([statusOf(code, null), statusOf(code, 'field')]))
      byStatus.set(status, [...(byStatus.get(status) ?? []), code]);
  const listed = [...byStatus].map(([status, codes]) => [
    status,
    { description: codes.join(', '), ...content(withCodes(codes)) },
  ]);
  return { ...Object.fromEntries(listed), default: refused };
}

const withCodes = (codes: readonly ErrorCode[]): Json => ({
  allOf: [
    reference('Refusal'),
    {
      type: 'object',
      properties: {
        errors: { type: 'array', items: { properties: { code: { type: 'string', enum: codes } } } },
      },
    },
  ],
});
