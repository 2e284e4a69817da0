import { loggedError } from '../logged-error.ts';
import { StopReason } from './stop-reason.ts';

type Close = () => Promise<void>;
/** Registers what is to be closed when the process leaves; the last one registered is closed first. */
export type OnLeave = (close: Close, milliseconds: number) => void;
export type Leave = (code: number) => void;

const allMustBeOver = 14_500;
const startMayFinish = 4_000;
const FATAL = 60; // pino's number

/**
 * Runs `start` and keeps the process until it is told to leave; then closes, last first, what `start` registered. Leaves
 * within 15 seconds in any case.
 */
export function live(start: (onLeave: OnLeave, leave: Leave) => Promise<void>): void {
  const closes: { close: Close; milliseconds: number }[] = [];
  let leaving = false;

  const leave = async (code: number, started: Promise<void>) => {
    if (leaving) return; // Ctrl+C arrives from the terminal and from npm.
    leaving = true;
    process.exitCode = code;
    setTimeout(() => process.exit(process.exitCode), allMustBeOver).unref();
    // What is just coming up can be closed only when it is up; but a long start, as of the demo data, is cut short.
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
    if (leaving) return; // Its database was stopped under it.
    report(error);
    process.exitCode = 1;
    void leave(1, started);
  });

  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.on(signal, () => void leave(0, started));
  // The script that started the server is gone, and nobody would know any more that it runs.
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

/** A fault of ours is told as in the log: a query that fails quotes its values. */
function report(error: unknown): void {
  if (error instanceof StopReason) console.error(error.message);
  else
    console.error(
      JSON.stringify({ level: FATAL, time: Date.now(), err: loggedError(error), msg: 'a fault' }),
    );
}
