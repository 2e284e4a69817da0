import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { drawingTask } from '../files/pictures/draw-drawing.ts';
import { cleaningTask } from '../html/clean-texts.ts';
import { runInWorker } from './worker.ts';

const drawing = (inside: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 600 400">${inside}</svg>`;

test('a task runs in another process, and its answer comes back', async () => {
  expect(await runInWorker(cleaningTask, ['<b>a</b>', '<b>'.repeat(200)], null)).toEqual([
    { clean: '<strong>a</strong>' },
    { refusal: 'CONTENT_TOO_COMPLICATED' },
  ]);
  const { clean, thumb } = await runInWorker(
    drawingTask,
    drawing('<script/><rect width="9" height="9"/>'),
    null,
  );
  expect(clean).toMatch(/<svg [^>]*><rect width="9" height="9"><\/rect><\/svg>/);
  expect(Buffer.from(thumb).toString('latin1', 8, 12)).toBe('WEBP');
});

test('errors and refusals of the task are thrown in this process', async () => {
  await expect(runInWorker(drawingTask, drawing('<rect').slice(0, 30), null)).rejects.toThrow('Input');
  const wide = '<svg xmlns="http://www.w3.org/2000/svg" width="90000" height="90000"/>';
  await expect(runInWorker(drawingTask, wide, null)).rejects.toMatchObject({
    code: 'IMAGE_TYPE_OR_SIZE_WRONG',
  });
});

/** A chain of filters that takes hours to draw. */
const endless = drawing(
  `<filter id="f">${'<feMorphology operator="dilate" radius="100"/>'.repeat(1_000)}</filter><rect width="600" height="400" filter="url(#f)"/>`,
);

test('R18 a task that takes too long is ended, even in the native code of a library', async () => {
  await expect(runInWorker(drawingTask, endless, null, 1)).rejects.toMatchObject({
    code: 'CONTENT_TOO_COMPLICATED',
  });
});

test('the worker process is killed when its server ends: a normal exit would wait for the drawing', async () => {
  const child = fork(fileURLToPath(new URL('./worker.child.ts', import.meta.url)), { execArgv: [], env: {} });
  const ended = once(child, 'exit');
  await once(child, 'spawn');
  child.disconnect();
  expect(await ended).toEqual([null, 'SIGKILL']);
});
