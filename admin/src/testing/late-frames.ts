import { onTestFinished, vi } from 'vitest';

/** Milliseconds */
const LATE = 100;

/**
 * Until the end of the test the page draws each frame late, as on a busy machine. Returns a function that waits until what was
 * asked of the next frames so far is done.
 */
export function lateFrames(): () => Promise<void> {
  const onFrame = window.requestAnimationFrame.bind(window);
  vi.stubGlobal('requestAnimationFrame', (act: FrameRequestCallback) =>
    Number(setTimeout(() => onFrame(act), LATE)),
  );
  onTestFinished(() => void vi.unstubAllGlobals());
  return async () => {
    for (let frame = 0; frame < 3; frame += 1) await new Promise(window.requestAnimationFrame);
  };
}
