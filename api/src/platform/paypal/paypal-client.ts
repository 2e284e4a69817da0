import type { z } from 'zod';
import type { Environment } from '../environment.ts';
import { type Amount, PayPalDispute, PayPalDisputes, PayPalOrder, PayPalRefund } from './paypal-answers.ts';
import { openTokens, type PayPalAccount, type PayPalTokens } from './paypal-tokens.ts';
import { type PayPalAnswer, send } from './send-to-paypal.ts';

export type { PayPalAccount, PayPalAnswer };

interface NewOrder {
  /** PayPal returns this id with the order and its capture. */
  customId: string;
  amount: Amount;
  description: string;
  returnUrl: string;
  cancelUrl: string;
}

/**
 * Calls PayPal's Orders API v2 and Disputes API v1 at the two addresses of the environment (R20). No redirect is followed, and
 * an answer is limited in size and time. It never throws because of PayPal, and never returns a secret, a token or a text of
 * PayPal. Calls with the same `requestId` are done once, and get the answer of the first.
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
  /** The buyer's disputes about a capture. */
  listDisputes(account: PayPalAccount, captureId: string): Promise<PayPalAnswer<PayPalDisputes>>;
  getDispute(account: PayPalAccount, id: string): Promise<PayPalAnswer<PayPalDispute>>;
  /** Checks whether PayPal accepts the credentials, by asking for a new token. */
  checkAccount(account: PayPalAccount): Promise<PayPalAnswer<null>>;
}

interface Call<Value> {
  method: 'GET' | 'POST';
  path: string;
  schema: z.ZodType<Value>;
  requestId?: string;
  body?: unknown;
}

type Ask = <Value>(account: PayPalAccount, call: Call<Value>) => Promise<PayPalAnswer<Value>>;

export function openPayPal({
  payPalSandboxUrl,
  payPalProductionUrl,
  payPalTimeoutSeconds,
}: Pick<Environment, 'payPalSandboxUrl' | 'payPalProductionUrl' | 'payPalTimeoutSeconds'>): PayPalClient {
  const baseOf = ({ productionMode }: PayPalAccount) =>
    productionMode ? payPalProductionUrl : payPalSandboxUrl;
  const tokens = openTokens(baseOf, payPalTimeoutSeconds);
  return callsOf(askerWith(tokens, baseOf, payPalTimeoutSeconds), tokens);
}

/** Calls with a token of the account. */
const askerWith =
  (
    { tokenOf, newToken }: PayPalTokens,
    baseOf: (account: PayPalAccount) => string,
    timeoutSeconds: number,
  ): Ask =>
  async (account, call) => {
    // A refused call is tried again with a new token, because PayPal may have withdrawn the stored one.
    for (const get of [tokenOf, newToken]) {
      const token = await get(account);
      // Refused credentials do not tell whether an earlier call was done.
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
        { schema: call.schema, timeoutSeconds },
      );
      if (status !== 401) return answer;
    }
    return { outcome: 'unanswered', issue: 'CREDENTIALS_REFUSED' };
  };

/** The calls of PayPal behind each function. */
const callsOf = (ask: Ask, { newToken }: PayPalTokens): PayPalClient => ({
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
  listDisputes: (account, captureId) =>
    ask(account, {
      method: 'GET',
      path: `/v1/customer/disputes?disputed_transaction_id=${encodeURIComponent(captureId)}`,
      schema: PayPalDisputes,
    }),
  getDispute: (account, id) =>
    ask(account, {
      method: 'GET',
      path: `/v1/customer/disputes/${encodeURIComponent(id)}`,
      schema: PayPalDispute,
    }),
  checkAccount: async (account) => {
    const answer = await newToken(account);
    return answer.outcome === 'done' ? { outcome: 'done', value: null } : answer;
  },
});

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
