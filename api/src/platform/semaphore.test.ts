import { expect, it } from 'vitest';
import { openGate } from './semaphore.ts';

const staying = new AbortController().signal;

it('R18 two are inside, four wait in their order, the next is sent away', async () => {
  const gate = openGate(2, 4);
  const [leaveFirst, leaveSecond] = [await gate.enter(staying), await gate.enter(staying)];
  const entered: number[] = [];
  const waiting = [1, 2, 3, 4].map(async (number) => {
    const leave = await gate.enter(staying);
    entered.push(number);
    return leave;
  });
  await expect(gate.enter(staying)).rejects.toThrow('TOO_MANY_REQUESTS');
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
  const gate = openGate(1, 1);
  const leave = await gate.enter(staying);
  const hangingUp = new AbortController();
  const impatient = gate.enter(hangingUp.signal);
  hangingUp.abort();
  await expect(impatient).rejects.toThrow('REQUEST_MALFORMED');
  const next = gate.enter(staying);
  leave();
  (await next)();
  await expect(gate.enter(staying)).resolves.toBeTypeOf('function');
});
