import fc from 'fast-check';
import { expect, it } from 'vitest';
import { openSemaphore } from './semaphore.ts';

const neverAborted = new AbortController().signal;

it('R18 two are inside, four wait in order, the next is refused', async () => {
  const semaphore = openSemaphore(2, 4);
  const [leaveFirst, leaveSecond] = [
    await semaphore.acquire(null, neverAborted),
    await semaphore.acquire(null, neverAborted),
  ];
  const entered: number[] = [];
  const waiting = [1, 2, 3, 4].map(async (number) => {
    const leave = await semaphore.acquire(null, neverAborted);
    entered.push(number);
    return leave;
  });
  await expect(semaphore.acquire(null, neverAborted)).rejects.toThrow('TOO_MANY_REQUESTS');
  expect(entered).toEqual([]);

  leaveFirst();
  leaveFirst();
  await waiting[0];
  expect(entered).toEqual([1]);
  leaveSecond();
  (await waiting[1])?.();
  (await waiting[2])?.();
  await waiting[3];
  expect(entered).toEqual([1, 2, 3, 4]);
});

it('R18 a caller who disconnects while waiting leaves the queue', async () => {
  const semaphore = openSemaphore(1, 1);
  const leave = await semaphore.acquire(null, neverAborted);
  const hangingUp = new AbortController();
  const impatient = semaphore.acquire(null, hangingUp.signal);
  hangingUp.abort();
  await expect(impatient).rejects.toThrow('REQUEST_MALFORMED');
  const next = semaphore.acquire(null, neverAborted);
  leave();
  (await next)();
  await expect(semaphore.acquire(null, neverAborted)).resolves.toBeTypeOf('function');
});

it('R18 a place that becomes free goes to the one who was waiting and to nobody else', async () => {
  const semaphore = openSemaphore(1, 5);
  const leave = await semaphore.acquire(null, neverAborted);
  let inside = 0;
  const enter = () => semaphore.acquire(null, neverAborted).then(() => (inside += 1));
  void enter();
  leave();
  void enter();
  void enter();
  await new Promise(setImmediate);
  expect(inside).toBe(1);
});

it('R18 one person gets at most half of the places and of the queue', async () => {
  const semaphore = openSemaphore(2, 4);
  const [greedy, other] = [1, 2];
  const leaveGreedy = await semaphore.acquire(greedy, neverAborted);
  const waiting = [semaphore.acquire(greedy, neverAborted), semaphore.acquire(greedy, neverAborted)];
  await expect(semaphore.acquire(greedy, neverAborted)).rejects.toThrow('TOO_MANY_REQUESTS');
  const leaveOther = await semaphore.acquire(other, neverAborted);

  leaveOther();
  const another = semaphore.acquire(other, neverAborted);
  await expect(another, 'a free place that the queue may not use can be taken').resolves.toBeDefined();
  leaveGreedy();
  (await waiting[0])?.();
  await expect(waiting[1]).resolves.toBeDefined();
});

type Step = { holder: number; act: 'enter' | 'leave' | 'hang up'; pick: number; restsAfter: boolean };
const steps: fc.Arbitrary<Step[]> = fc.array(
  fc.record({
    holder: fc.nat(3),
    act: fc.constantFrom('enter', 'enter', 'leave', 'hang up'),
    pick: fc.nat(),
    restsAfter: fc.boolean(),
  }),
  { maxLength: 60 },
);

it('R18 in any order of entering, leaving and disconnecting: never more inside than places, and no usable place stays empty', async () => {
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: 1, max: 4 }), fc.nat(5), steps, async (places, queueLength, taken) => {
      const semaphore = openSemaphore(places, queueLength);
      const inside: { holder: number; leave: () => void }[] = [];
      const waiting = new Map<number, { holder: number; hangUp: () => void }>();
      const share = Math.ceil(places / 2);
      const countOf = (holder: number) => inside.filter((one) => one.holder === holder).length;

      async function enter(nth: number, holder: number): Promise<void> {
        const hangingUp = new AbortController();
        waiting.set(nth, { holder, hangUp: () => hangingUp.abort() });
        const leave = await semaphore.acquire(holder, hangingUp.signal).catch(() => null);
        waiting.delete(nth);
        if (!leave) return;
        inside.push({ holder, leave });
        expect(inside.length).toBeLessThanOrEqual(places);
        expect(countOf(holder)).toBeLessThanOrEqual(share);
      }

      for (const [nth, { holder, act, pick, restsAfter }] of taken.entries()) {
        if (act === 'enter') void enter(nth, holder);
        if (act === 'leave') inside.splice(pick % Math.max(inside.length, 1), 1)[0]?.leave();
        if (act === 'hang up') [...waiting.values()][pick % Math.max(waiting.size, 1)]?.hangUp();
        if (restsAfter) await new Promise(setImmediate);
      }
      await new Promise(setImmediate);
      const couldEnter = [...waiting.values()].filter(({ holder }) => countOf(holder) < share);
      if (inside.length < places) expect(couldEnter).toEqual([]);
      while (inside.length > 0) {
        inside.pop()?.leave();
        await new Promise(setImmediate);
      }
      expect(waiting.size, 'everybody who waited has been inside').toBe(0);
    }),
  );
});
