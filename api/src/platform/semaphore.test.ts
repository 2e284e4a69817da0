import fc from 'fast-check';
import { expect, it } from 'vitest';
import { openSemaphore } from './semaphore.ts';

const staying = new AbortController().signal;

it('R18 two are inside, four wait in their order, the next is sent away', async () => {
  const semaphore = openSemaphore(2, 4);
  const [leaveFirst, leaveSecond] = [
    await semaphore.acquire(null, staying),
    await semaphore.acquire(null, staying),
  ];
  const entered: number[] = [];
  const waiting = [1, 2, 3, 4].map(async (number) => {
    const leave = await semaphore.acquire(null, staying);
    entered.push(number);
    return leave;
  });
  await expect(semaphore.acquire(null, staying)).rejects.toThrow('TOO_MANY_REQUESTS');
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

it('R18 whoever hangs up while waiting makes room', async () => {
  const semaphore = openSemaphore(1, 1);
  const leave = await semaphore.acquire(null, staying);
  const hangingUp = new AbortController();
  const impatient = semaphore.acquire(null, hangingUp.signal);
  hangingUp.abort();
  await expect(impatient).rejects.toThrow('REQUEST_MALFORMED');
  const next = semaphore.acquire(null, staying);
  leave();
  (await next)();
  await expect(semaphore.acquire(null, staying)).resolves.toBeTypeOf('function');
});

it('R18 nobody slips in beside the one who was waiting when a place gets free', async () => {
  const semaphore = openSemaphore(1, 5);
  const leave = await semaphore.acquire(null, staying);
  let inside = 0;
  const enter = () => semaphore.acquire(null, staying).then(() => (inside += 1));
  void enter();
  leave();
  void enter();
  void enter();
  await new Promise(setImmediate);
  expect(inside).toBe(1);
});

it('R18 one person has half of the places and of the queue, and the other half stays for others', async () => {
  const semaphore = openSemaphore(2, 4);
  const [greedy, other] = [1, 2];
  const leaveGreedy = await semaphore.acquire(greedy, staying);
  const waiting = [semaphore.acquire(greedy, staying), semaphore.acquire(greedy, staying)];
  await expect(semaphore.acquire(greedy, staying)).rejects.toThrow('TOO_MANY_REQUESTS');
  const leaveOther = await semaphore.acquire(other, staying);

  leaveOther();
  const another = semaphore.acquire(other, staying);
  await expect(another, 'a free place is not lost to a queue that may not have it').resolves.toBeDefined();
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

it('R18 whatever comes, goes and hangs up in whatever turn: never more inside than places, and no place stays empty', async () => {
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
