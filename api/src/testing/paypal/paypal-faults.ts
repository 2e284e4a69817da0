export type PayPalCall = 'token' | 'create' | 'get' | 'capture' | 'refund' | 'disputes' | 'dispute';

/**
 * What goes wrong with one call. `silent`: nothing is done, and no answer comes. `dropped`: it is done, and the connection ends
 * before the answer. `error`: 500, nothing is done. `forbidden`: the application lacks the right. `missing`: PayPal says that it does not
 * know what the call is about, nothing is done. `noRoute`: a gateway says so in its own words. `blocked`: a
 * gateway refuses the call. `refused`: the buyer's card is refused,
 * nothing is done. `stale`: PayPal does not recall that the call is a repetition, and shows an order as it was before its money was taken.
 * `declined` and `pending`: outcomes of a capture or refund. `liesAbout…`: it is done, and the answer says something else.
 */
export type PayPalFault =
  | 'silent'
  | 'dropped'
  | 'error'
  | 'forbidden'
  | 'missing'
  | 'noRoute'
  | 'blocked'
  | 'refused'
  | 'stale'
  | 'declined'
  | 'pending'
  | 'huge'
  | 'redirect'
  | 'nonsense'
  | 'unauthorised'
  | 'liesAboutAmount'
  | 'liesAboutCurrency'
  | 'liesAboutStatus'
  | 'liesAboutLink';

export function callOf(method: string, url: string): PayPalCall | null {
  if (url === '/v1/oauth2/token') return 'token';
  if (method === 'GET' && url.startsWith('/v2/checkout/orders/')) return 'get';
  if (method === 'GET' && url.startsWith('/v1/customer/disputes/')) return 'dispute';
  if (method === 'GET' && url.startsWith('/v1/customer/disputes?')) return 'disputes';
  if (method !== 'POST') return null;
  if (url === '/v2/checkout/orders') return 'create';
  if (url.endsWith('/capture')) return 'capture';
  return url.endsWith('/refund') ? 'refund' : null;
}

export const unprocessable = (issue: string) => ({
  status: 422,
  body: { name: 'UNPROCESSABLE_ENTITY', details: [{ issue }] },
});

/** The answer to a call with which nothing is done. */
export function atOnce(fault?: PayPalFault): { status: number; body: unknown } | null {
  switch (fault) {
    case 'error':
      return { status: 500, body: { name: 'INTERNAL_SERVER_ERROR' } };
    case 'forbidden':
      return { status: 403, body: { name: 'NOT_AUTHORIZED' } };
    case 'unauthorised':
      return { status: 401, body: { error: 'invalid_token' } };
    case 'missing':
      return {
        status: 404,
        body: { name: 'RESOURCE_NOT_FOUND', details: [{ issue: 'INVALID_RESOURCE_ID' }] },
      };
    case 'noRoute':
      return { status: 404, body: { message: 'no Route matched with those values' } };
    case 'blocked':
      return { status: 400, body: { message: 'Request blocked' } };
    case 'refused':
      return unprocessable('INSTRUMENT_DECLINED');
    default:
      return null;
  }
}

export function lie(body: unknown, fault?: PayPalFault): unknown {
  const said = JSON.stringify(body);
  switch (fault) {
    case 'liesAboutAmount':
      return JSON.parse(said.replaceAll(/"value":"[\d.]+"/g, '"value":"1.00"'));
    case 'liesAboutCurrency':
      return JSON.parse(said.replaceAll('"PLN"', '"USD"'));
    case 'liesAboutStatus':
      return JSON.parse(said.replaceAll('"COMPLETED"', '"PERFECT"'));
    case 'liesAboutLink':
      return JSON.parse(said.replaceAll(/"href":"[^"]+"/g, '"href":"https://evil.example/pay"'));
    default:
      return body;
  }
}
