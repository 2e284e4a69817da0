import { onTestFinished, vi } from 'vitest';

/** Milliseconds */
const LATE = 100;

/** Until the end of the test the page draws each frame late, as on a busy machine. */
export function lateFrames(): void {
  const onFrame = window.requestAnimationFrame.bind(window);
  vi.stubGlobal('requestAnimationFrame', (act: FrameRequestCallback) =>
    Number(setTimeout(() => onFrame(act), LATE)),
  );
  onTestFinished(() => void vi.unstubAllGlobals());
}
