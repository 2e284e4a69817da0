import type { z } from 'zod';
import type { Environment } from '../environment.ts';
import { sha256 } from '../secrets.ts';
import { type Amount, PayPalFault, PayPalOrder, PayPalRefund, PayPalToken } from './paypal-answers.ts';

const LARGEST_ANSWER = 262_144;
/** A token is not used in its last minute. */
const SPARE_SECONDS = 60;
const MOST_TOKENS = 100;

/** Credentials of a PayPal application, and whether it is one with real money. */
export interface PayPalAccount {
  productionMode: boolean;
  clientId: string;
  clientSecret: string;
}

/**
 * `refused`: PayPal understood the call and did not do it, for the reason `issue`. `unanswered`: it is not known whether it was
 * done, because there was no answer, or one that cannot be understood.
 */
export type PayPalAnswer<Value> =
  | { outcome: 'done'; value: Value }
  | { outcome: 'refused'; issue: string; isMissing: boolean }
  | { outcome: 'unanswered'; issue: string };

interface NewOrder {
  /** Comes back with the order and its capture. */
  customId: string;
  amount: Amount;
  description: string;
  returnUrl: string;
  cancelUrl: string;
}

/**
 * Calls PayPal's Orders API v2 at the two addresses of the environment (R20); no redirect is followed, an answer is limited in size
 * and time. Never throws for what PayPal does; no secret, token or text of PayPal is in what it returns. `requestId`: calls
 * with the same one are done once, and get the answer of the first.
 */
export interface PayPalClient {
  createOrder(account: PayPalAccount, requestId: string, order: NewOrder): Promise<PayPalAnswer<PayPalOrder>>;
  getOrder(account: PayPalAccount, id: string): Promise<PayPalAnswer<PayPalOrder>>;
  captureOrder(account: PayPalAccount, requestId: string, id: string): Promise<PayPalAnswer<PayPalOrder>>;
  refundCapture(
    account: PayPalAccount,
    requestId: string,
    refund: { captureId: string; amount: Amount },
  ): Promise<PayPalAnswer<PayPalRefund>>;
  /** Asks for a new token: whether PayPal accepts the credentials. */
  checkAccount(account: PayPalAccount): Promise<PayPalAnswer<null>>;
}

interface Call<Value> {
  method: 'GET' | 'POST';
  path: string;
  schema: z.ZodType<Value>;
  requestId?: string;
  body?: unknown;
}

interface Token {
  text: string;
  until: number;
}

export function openPayPal({
  payPalSandboxUrl,
  payPalProductionUrl,
  payPalTimeoutSeconds,
}: Pick<Environment, 'payPalSandboxUrl' | 'payPalProductionUrl' | 'payPalTimeoutSeconds'>): PayPalClient {
  const tokens = new Map<string, Token>();
  const baseOf = ({ productionMode }: PayPalAccount) =>
    productionMode ? payPalProductionUrl : payPalSandboxUrl;
  const keyOf = (account: PayPalAccount) =>
    sha256([baseOf(account), account.clientId, account.clientSecret].join('\0'));

  async function send<Value>(
    address: string,
    request: RequestInit,
    schema: z.ZodType<Value>,
  ): Promise<PayPalAnswer<Value> & { status: number }> {
    try {
      const response = await fetch(address, {
        ...request,
        redirect: 'error',
        signal: AbortSignal.timeout(payPalTimeoutSeconds * 1_000),
      });
      return { ...judge(response.status, await readLimited(response), schema), status: response.status };
    } catch {
      return { outcome: 'unanswered', issue: 'NO_ANSWER', status: 0 };
    }
  }

  async function newToken(account: PayPalAccount): Promise<PayPalAnswer<string>> {
    const basic = Buffer.from(`${account.clientId}:${account.clientSecret}`).toString('base64');
    const answer = await send(
      `${baseOf(account)}/v1/oauth2/token`,
      {
        method: 'POST',
        headers: { authorization: `Basic ${basic}`, 'content-type': 'application/x-www-form-urlencoded' },
        body: 'grant_type=client_credentials',
      },
      PayPalToken,
    );
    if (answer.outcome !== 'done') {
      const isRefused = answer.status === 401 || answer.outcome === 'refused';
      return isRefused ? { outcome: 'refused', issue: 'CREDENTIALS_REFUSED', isMissing: false } : answer;
    }
    const { access_token: text, expires_in: seconds } = answer.value;
    const key = keyOf(account);
    tokens.delete(key);
    tokens.set(key, { text, until: performance.now() + (seconds - SPARE_SECONDS) * 1_000 });
    const [oldest] = tokens.keys();
    if (tokens.size > MOST_TOKENS && oldest !== undefined) tokens.delete(oldest);
    return { outcome: 'done', value: text };
  }

  async function tokenOf(account: PayPalAccount): Promise<PayPalAnswer<string>> {
    const known = tokens.get(keyOf(account));
    return known && known.until > performance.now()
      ? { outcome: 'done', value: known.text }
      : newToken(account);
  }

  async function ask<Value>(account: PayPalAccount, call: Call<Value>): Promise<PayPalAnswer<Value>> {
    // Once more with a new token: PayPal may have withdrawn the stored one.
    for (const get of [tokenOf, newToken]) {
      const token = await get(account);
      // Whether an earlier call was done, refused credentials do not tell.
      if (token.outcome !== 'done') return { outcome: 'unanswered', issue: token.issue };
      const { status, ...answer } = await send(
        `${baseOf(account)}${call.path}`,
        {
          method: call.method,
          headers: {
            authorization: `Bearer ${token.value}`,
            accept: 'application/json',
            prefer: 'return=representation',
            ...(call.requestId === undefined ? {} : { 'paypal-request-id': call.requestId }),
            ...(call.method === 'GET' ? {} : { 'content-type': 'application/json' }),
          },
          ...(call.method === 'GET' ? {} : { body: JSON.stringify(call.body ?? {}) }),
        },
        call.schema,
      );
      if (status !== 401) return answer;
    }
    return { outcome: 'unanswered', issue: 'CREDENTIALS_REFUSED' };
  }

  return {
    createOrder: (account, requestId, order) =>
      ask(account, {
        method: 'POST',
        path: '/v2/checkout/orders',
        schema: PayPalOrder,
        requestId,
        body: toBody(order),
      }),
    getOrder: (account, id) =>
      ask(account, {
        method: 'GET',
        path: `/v2/checkout/orders/${encodeURIComponent(id)}`,
        schema: PayPalOrder,
      }),
    captureOrder: (account, requestId, id) =>
      ask(account, {
        method: 'POST',
        path: `/v2/checkout/orders/${encodeURIComponent(id)}/capture`,
        schema: PayPalOrder,
        requestId,
      }),
    refundCapture: (account, requestId, { captureId, amount }) =>
      ask(account, {
        method: 'POST',
        path: `/v2/payments/captures/${encodeURIComponent(captureId)}/refund`,
        schema: PayPalRefund,
        requestId,
        body: { amount },
      }),
    checkAccount: async (account) => {
      const answer = await newToken(account);
      return answer.outcome === 'done' ? { outcome: 'done', value: null } : answer;
    },
  };
}

const toBody = ({ customId, amount, description, returnUrl, cancelUrl }: NewOrder) => ({
  intent: 'CAPTURE',
  purchase_units: [{ custom_id: customId, description, amount }],
  payment_source: {
    paypal: {
      experience_context: {
        user_action: 'PAY_NOW',
        shipping_preference: 'NO_SHIPPING',
        return_url: returnUrl,
        cancel_url: cancelUrl,
      },
    },
  },
});

/** Refusals after which it is certain that the call was not done: the request was read, and answered with a reason. */
const DEFINITE = [400, 404, 422];

function judge<Value>(status: number, text: string, schema: z.ZodType<Value>): PayPalAnswer<Value> {
  const body = parseJson(text);
  if (status >= 200 && status < 300) {
    const read = schema.safeParse(body);
    return read.success
      ? { outcome: 'done', value: read.data }
      : { outcome: 'unanswered', issue: 'NOT_UNDERSTOOD' };
  }
  const fault = PayPalFault.safeParse(body);
  const issue = fault.data?.details?.[0]?.issue ?? fault.data?.name ?? `HTTP_${status}`;
  return DEFINITE.includes(status) && fault.success
    ? { outcome: 'refused', issue, isMissing: status === 404 }
    : { outcome: 'unanswered', issue };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

async function readLimited({ body }: Response): Promise<string> {
  const pieces: Uint8Array[] = [];
  let size = 0;
  for await (const piece of body ?? []) {
    size += piece.length;
    if (size > LARGEST_ANSWER) throw new Error('PayPal returned a too large answer');
    pieces.push(piece);
  }
  return Buffer.concat(pieces).toString('utf8');
}
