import { loggedError } from '../logged-error.ts';
import { StopReason } from './stop-reason.ts';

type Close = () => Promise<void>;
/** Registers something to close when the process ends, with its time limit; the last one registered is closed first. */
export type OnLeave = (close: Close, milliseconds: number) => void;
export type Leave = (code: number) => void;

const allMustBeOver = 14_500;
const startMayFinish = 4_000;
const FATAL = 60; // pino's number

/**
 * Runs `start`. On a signal, a failure or `leave` it closes what `start` registered, last first, and ends the process within 15
 * seconds in any case.
 */
export function live(start: (onLeave: OnLeave, leave: Leave) => Promise<void>): void {
  const closes: { close: Close; milliseconds: number }[] = [];
  let leaving = false;

  const leave = async (code: number, started: Promise<void>) => {
    if (leaving) return; // Ctrl+C arrives from the terminal and from npm.
    leaving = true;
    process.exitCode = code;
    setTimeout(() => process.exit(process.exitCode), allMustBeOver).unref();
    // A part that is still starting cannot be closed, so this waits for it; but a long start, as with demo data, is interrupted.
    await within(() => started.catch(() => {}), startMayFinish);
    for (let last = closes.pop(); last; last = closes.pop()) await within(last.close, last.milliseconds);
    process.exit();
  };

  const started: Promise<void> = Promise.resolve().then(() =>
    start(
      (close, milliseconds) => closes.push({ close, milliseconds }),
      (code) => void leave(code, started),
    ),
  );
  started.catch((error) => {
    if (leaving) return; // The start failed because its database was stopped.
    report(error);
    process.exitCode = 1;
    void leave(1, started);
  });

  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.on(signal, () => void leave(0, started));
  // The script that started the server has ended, and nobody would know that the server still runs.
  process.on('disconnect', () => void leave(0, started));
  process.on('uncaughtException', (error) => {
    report(error);
    process.exitCode = 1;
    void leave(1, started);
  });
}

async function within(close: Close, milliseconds: number): Promise<void> {
  const limit = new Promise<void>((resolve) => setTimeout(resolve, milliseconds));
  await Promise.race([close().catch(report), limit]);
}

/** Other errors are written as in the log, because their messages may quote values of a query. */
function report(error: unknown): void {
  if (error instanceof StopReason) console.error(error.message);
  else
    console.error(
      JSON.stringify({ level: FATAL, time: Date.now(), err: loggedError(error), msg: 'a fault' }),
    );
}
