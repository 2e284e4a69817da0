import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json, text } from 'node:stream/consumers';
import { disputesAtPayPal } from './paypal-disputes.ts';
import { atOnce, callOf, lie, type PayPalCall, type PayPalFault, unprocessable } from './paypal-faults.ts';

type Money = { currency_code: string; value: string };
interface KeptCapture {
  id: string;
  status: string;
  amount: Money;
  custom_id: string;
}
interface KeptOrder {
  id: string;
  status: string;
  customId: string;
  amount: Money;
  /** Where the buyer goes after approving or leaving. */
  ways: { return_url: string; cancel_url: string };
  captures: KeptCapture[];
  refunds: { id: string; status: string; amount: Money }[];
}

interface NewOrder {
  purchase_units: [{ custom_id: string; amount: Money }];
  payment_source: { paypal: { experience_context: KeptOrder['ways'] } };
}

/** Returns whether the server should do nothing more with the call. */
type Hook = (call: PayPalCall, moment: 'before' | 'after') => boolean;

export interface PayPalServer {
  url: string;
  clientSecret: string;
  /** Every order that was made here, by its id. */
  orders: Map<string, KeptOrder>;
  /** The calls in the sequence in which they came. */
  calls: PayPalCall[];
  /** The next calls of that kind fail with these faults, one after the other. */
  fail: (call: PayPalCall, ...faults: PayPalFault[]) => void;
  /** Ends all faults. */
  recover: () => void;
  /** Runs when a call has come, before it is done, and again after, before it is answered. */
  onCall: (hook: Hook | null) => void;
  /** The buyer approves on PayPal's page. */
  approve: (id: string) => void;
  /** Somebody returns the money of the order in PayPal's own pages. Returns the refund's id; null if nothing was taken. */
  returnByHand: (id: string) => string | null;
  /** Somebody returns that part of the order's money in PayPal's own pages. */
  returnPartByHand: (id: string, value: string) => void;
  /** The buyer's bank takes the money of the order back; PayPal makes no refund of it. */
  reverse: (id: string) => void;
  /** The bank gives the money back again. */
  undoReversal: (id: string) => void;
  /** The buyer disputes the payment of the order. Returns the dispute's id. */
  dispute: (id: string) => string;
  /** The dispute ends with that outcome. */
  endDispute: (disputeId: string, outcome: string) => void;
  /** Pending refunds succeed. */
  completeRefunds: () => void;
  close: () => Promise<void>;
}

/** A stand-in for PayPal on this machine. It stores orders, captures and refunds as PayPal does, also under repeated requests. */
export async function aPayPalServer(): Promise<PayPalServer> {
  const orders = new Map<string, KeptOrder>();
  const answers = new Map<string, { status: number; body: unknown }>();
  const faults = new Map<PayPalCall, PayPalFault[]>();
  const calls: PayPalCall[] = [];
  const clientSecret = `canary-${randomUUID()}`;
  const token = `token-${randomUUID()}`;
  let hook: Hook | null = null;
  const newId = () => randomUUID().replaceAll('-', '').slice(0, 17).toUpperCase();
  const find = (id: string | undefined) => orders.get(id ?? '');
  const capturesOf = (id: string) => orders.get(id)?.captures ?? [];
  const disputes = disputesAtPayPal(newId);

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method = '', url = '' } = request;
    const call = callOf(method, url);
    if (!call) return send(response, 404, { name: 'RESOURCE_NOT_FOUND' });
    const body = call === 'token' ? await text(request) : method === 'POST' ? await json(request) : null;
    calls.push(call);
    if (hook?.(call, 'before')) return;
    const fault = faults.get(call)?.shift();
    if (fault === 'silent') return;
    const wrong = atOnce(fault);
    if (wrong) return send(response, wrong.status, wrong.body);
    if (fault === 'huge') return void response.end(`{"x":"${'x'.repeat(400_000)}"}`);
    if (fault === 'redirect') return void response.writeHead(302, { location: 'http://127.0.0.1:1/' }).end();
    if (fault === 'nonsense') return void response.end('<html>');
    const { authorization = '' } = request.headers;
    if (call === 'token') {
      const secret = Buffer.from(authorization.replace('Basic ', ''), 'base64').toString().split(':')[1];
      return secret === clientSecret
        ? send(response, 200, { access_token: token, expires_in: 32_400 })
        : send(response, 401, { error: 'invalid_client' });
    }
    if (authorization !== `Bearer ${token}`) return send(response, 401, { error: 'invalid_token' });
    const requestId = String(request.headers['paypal-request-id'] ?? '');
    const isForgotten = fault === 'stale' && call !== 'create';
    const earlier = isForgotten ? undefined : answers.get(requestId);
    const done = earlier ?? work(call, url, body as never, fault);
    if (requestId && done.status < 400) answers.set(requestId, done);
    if (hook?.(call, 'after')) return;
    if (fault === 'dropped') return void response.destroy();
    send(response, done.status, lie(done.body, fault));
  }

  function work(call: PayPalCall, url: string, body: never, fault?: PayPalFault) {
    if (call === 'disputes') return disputes.list(url);
    if (call === 'dispute') return disputes.show(url);
    const [, id] = /\/(?:orders|captures)\/([^/]+)/.exec(url) ?? [];
    if (call === 'create') return { status: 201, body: create(body) };
    if (call === 'refund') return refund(id, body, fault);
    const order = find(id);
    if (!order) return { status: 404, body: { name: 'RESOURCE_NOT_FOUND' } };
    if (call === 'capture') return capture(order, fault);
    return { status: 200, body: shown(fault === 'stale' ? beforeCapture(order) : order) };
  }

  function create({ purchase_units: [unit], payment_source }: NewOrder) {
    const { return_url, cancel_url } = payment_source.paypal.experience_context;
    const order: KeptOrder = {
      id: newId(),
      status: 'PAYER_ACTION_REQUIRED',
      customId: unit.custom_id,
      amount: unit.amount,
      ways: { return_url, cancel_url },
      captures: [],
      refunds: [],
    };
    orders.set(order.id, order);
    return shown(order);
  }

  function capture(order: KeptOrder, fault?: PayPalFault) {
    if (order.captures.some(({ status }) => status !== 'DECLINED'))
      return unprocessable('ORDER_ALREADY_CAPTURED');
    if (order.status !== 'APPROVED') return unprocessable('ORDER_NOT_APPROVED');
    const status = fault === 'declined' ? 'DECLINED' : fault === 'pending' ? 'PENDING' : 'COMPLETED';
    order.status = 'COMPLETED';
    order.captures.push({ id: newId(), status, amount: order.amount, custom_id: order.customId });
    return { status: 201, body: shown(order) };
  }

  function refund(captureId: string | undefined, { amount }: { amount: Money }, fault?: PayPalFault) {
    const order = [...orders.values()].find(({ captures }) => captures.some(({ id }) => id === captureId));
    const taken = order?.captures.find(({ id }) => id === captureId);
    if (!order || !taken) return { status: 404, body: { name: 'RESOURCE_NOT_FOUND' } };
    if (taken.status === 'REFUNDED') return unprocessable('CAPTURE_FULLY_REFUNDED');
    if (taken.status === 'PARTIALLY_REFUNDED') return unprocessable('REFUND_AMOUNT_EXCEEDED');
    if (fault === 'declined') return unprocessable('REFUND_NOT_ALLOWED');
    if (order.refunds.some(({ status }) => status === 'PENDING')) return unprocessable('PENDING_CAPTURE');
    const made = { id: newId(), status: fault === 'pending' ? 'PENDING' : 'COMPLETED', amount };
    if (made.status === 'COMPLETED') taken.status = 'REFUNDED';
    order.refunds.push(made);
    return { status: 201, body: { ...made } };
  }

  const shown = ({ id, status, customId, amount, captures, refunds }: KeptOrder) =>
    structuredClone({
      id,
      status,
      purchase_units: [{ custom_id: customId, amount, payments: { captures, refunds } }],
      links: [{ rel: 'payer-action', href: `${address}/checkoutnow?token=${id}` }],
    });

  const beforeCapture = (order: KeptOrder): KeptOrder =>
    order.captures.length > 0 && order.refunds.length === 0
      ? { ...order, status: 'APPROVED', captures: [] }
      : order;

  const server = createServer((request, response) => {
    answer(request, response).catch(() => response.destroy());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url: address,
    clientSecret,
    orders,
    calls,
    fail: (call, ...wrong) => void faults.set(call, [...(faults.get(call) ?? []), ...wrong]),
    recover: () => faults.clear(),
    onCall: (next) => {
      hook = next;
    },
    approve: (id) => {
      const order = orders.get(id);
      if (order?.status === 'PAYER_ACTION_REQUIRED') order.status = 'APPROVED';
    },
    returnByHand: (id) => {
      const order = orders.get(id);
      const taken = order?.captures.find(({ status }) => status === 'COMPLETED');
      if (!order || !taken || order.refunds.length > 0) return null;
      taken.status = 'REFUNDED';
      const made = { id: newId(), status: 'COMPLETED', amount: taken.amount };
      order.refunds.push(made);
      return made.id;
    },
    reverse: (id) => {
      for (const taken of capturesOf(id)) taken.status = 'REFUNDED';
    },
    undoReversal: (id) => {
      for (const taken of capturesOf(id)) taken.status = 'COMPLETED';
    },
    dispute: (id) => disputes.open(capturesOf(id)[0]?.id ?? ''),
    endDispute: disputes.end,
    returnPartByHand: (id, value) => {
      const order = orders.get(id);
      const [taken] = order?.captures ?? [];
      if (!order || !taken) return;
      order.refunds.push({ id: newId(), status: 'COMPLETED', amount: { ...taken.amount, value } });
      const returned = order.refunds.reduce((sum, { amount }) => sum + Number(amount.value), 0);
      taken.status = returned < Number(taken.amount.value) ? 'PARTIALLY_REFUNDED' : 'REFUNDED';
    },
    completeRefunds: () => {
      for (const { captures, refunds } of orders.values()) {
        const pending = refunds.find(({ status }) => status === 'PENDING');
        if (!pending) continue;
        pending.status = 'COMPLETED';
        for (const taken of captures) if (taken.status === 'COMPLETED') taken.status = 'REFUNDED';
      }
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function send(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}
