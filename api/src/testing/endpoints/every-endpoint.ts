import type { StatusView } from '@share/contract/areas/shell/shell.endpoints.ts';
import { allEndpoints } from '@share/contract/endpoints.ts';
import type { Endpoint, Envelope } from '@share/contract/shared/endpoint.ts';
import type { TestApp } from '../test-app.ts';

/** Every endpoint of the contract, with the name that tests show for it. */
export const everyEndpoint = allEndpoints.map(({ endpoint }: { endpoint: Endpoint }) => ({
  address: `${endpoint.method} ${endpoint.path}`,
  endpoint,
}));

interface Sent {
  authorization?: string;
  body?: unknown;
  /** The id of the record; without it one that does not exist, so that the request changes nothing. */
  id?: string;
}

/** Sends an endpoint any input, also one that the typed client of the tests does not allow. */
export async function sendTo(
  { app: { http } }: Pick<TestApp, 'app'>,
  { method, path }: Endpoint,
  { authorization, body, id = '999999' }: Sent = {},
) {
  const response = await http.inject({
    method,
    url: `/api${path.replace(withUuid, `$1/${uuidOf(id)}`).replace(/:\w+/g, encodeURIComponent(id))}`,
    headers: {
      ...(authorization ? { authorization } : {}),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { payload: JSON.stringify(body) }),
  });
  return { status: response.statusCode, ...response.json<Pick<Envelope<StatusView>, 'data' | 'errors'>>() };
}

/** Documents of offers and passkeys have a UUID. */
const withUuid = /(documents(?=\/:documentId)|passkeys(?=\/:id))\/:\w+/;
const uuidOf = (id: string) =>
  id === '999999' ? '00000000-0000-4000-8000-000000000000' : encodeURIComponent(id);

export const codesOf = ({ errors }: { errors: { code: string }[] }) => errors.map(({ code }) => code);
