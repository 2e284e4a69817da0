import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { acceptOrder, placeManualOrder, rejectOrder } from '@share/contract/areas/orders/orders.endpoints.ts';
import type { OrderView } from '@share/contract/areas/orders/orders.schemas.ts';
import {
  acceptTransaction,
  extendTransaction,
} from '@share/contract/areas/transactions/transactions.endpoints.ts';
import { toWarsaw } from '@share/contract/shared/dates.ts';
import { aManualOrder } from './books.ts';
import type { Caller } from './test-app.ts';

const DAY = 86_400_000;

type Step = 'place' | 'extend' | 'pay' | 'accept' | 'reject';

const sequences: readonly (readonly Step[])[] = [
  ['place', 'pay', 'accept'],
  ['place', 'extend', 'pay', 'accept'],
  ['place', 'pay', 'reject'],
  ['place', 'extend', 'reject'],
];

/** One order with the steps that were acknowledged, and the step whose result is unknown. */
export interface Case {
  body: ReturnType<typeof aManualOrder>;
  waitUntil: string;
  steps: readonly Step[];
  /** One idempotency key for each step, also for repetitions. */
  keys: Record<Step, string>;
  acknowledged: Step[];
  /** A step that was sent and got no answer. */
  unknown: Step | null;
  order: OrderView | null;
}

export interface Clerk {
  cases: Case[];
  /** Processes one case after the other until a call fails or `isOver`. */
  work: (call: Caller, isOver: () => boolean) => Promise<void>;
  /** Repeats the step without an answer and the placing of the last order, with their idempotency keys. */
  repeat: (call: Caller, isDone: (one: Case) => boolean) => Promise<void>;
}

const aCase = (nth: number, offer: Parameters<typeof aManualOrder>[0]): Case => ({
  // Each order is for a new investor, to check that account and order are created together or not at all.
  body: aManualOrder(offer, { quantity: 1 + (nth % 3) }),
  waitUntil: toWarsaw(new Date(Date.now() + 30 * DAY)),
  steps: sequences[nth % sequences.length] ?? [],
  keys: {
    place: randomUUID(),
    extend: randomUUID(),
    pay: randomUUID(),
    accept: randomUUID(),
    reject: randomUUID(),
  },
  acknowledged: [],
  unknown: null,
  order: null,
});

/** The answer of a server that is overloaded while it starts: nothing was done, the call may be repeated. */
const BUSY = 429;

async function insist<Answer extends { status: number }>(work: () => Promise<Answer>): Promise<Answer> {
  for (;;) {
    const answer = await work();
    if (answer.status !== BUSY) return answer;
    await wait(50);
  }
}

async function send(call: Caller, one: Case, step: Step) {
  const headers = { 'idempotency-key': one.keys[step] };
  if (step === 'place') {
    const answer = await call(placeManualOrder, { body: one.body, headers });
    if (answer.status === 200) one.order = answer.data;
    return answer;
  }
  const params = { id: one.order?.id ?? 0 };
  const payment = { id: one.order?.transactions[0]?.id ?? 0 };
  if (step === 'accept') return call(acceptOrder, { params, headers });
  if (step === 'reject') return call(rejectOrder, { params, headers });
  if (step === 'pay') return call(acceptTransaction, { params: payment });
  return call(extendTransaction, { params: payment, body: { waitUntil: one.waitUntil } });
}

/** A member of staff who places orders and processes them until they are final. */
export function aClerk(offer: Parameters<typeof aManualOrder>[0]): Clerk {
  const cases: Case[] = [];
  return {
    cases,
    async work(call, isOver) {
      while (!isOver()) {
        let one = cases.at(-1);
        if (!one || one.acknowledged.length === one.steps.length) {
          one = aCase(cases.length, offer);
          cases.push(one);
        }
        const step = one.steps[one.acknowledged.length];
        if (!step) throw new Error('A case has no further steps');
        one.unknown = step;
        const answer = await send(call, one, step).catch(() => null);
        if (answer === null || answer.status >= 500) return;
        if (answer.status === BUSY) continue;
        if (answer.status !== 200) throw new Error(`${step} was refused: ${answer.codes.join()}`);
        one.acknowledged.push(step);
        one.unknown = null;
      }
    },
    async repeat(call, isDone) {
      const one = cases.at(-1);
      if (!one) return;
      const placed = one.order;
      if (placed) {
        const headers = { 'idempotency-key': one.keys.place };
        const again = await insist(() => call(placeManualOrder, { body: one.body, headers }));
        if (again.data.id !== placed.id) throw new Error(`Order ${placed.id} was placed again`);
      }
      const step = one.unknown;
      if (!step) return;
      // Extending and paying have no idempotency key, so their repetition is refused if they were done.
      const isRefused = isDone(one) && (step === 'pay' || step === 'extend');
      const answer = await insist(() => send(call, one, step));
      if ((answer.status === 200) === isRefused) throw new Error(`${step} again: ${answer.codes.join()}`);
      one.acknowledged.push(step);
      one.unknown = null;
    },
  };
}
