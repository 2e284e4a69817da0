import { createServer } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { isCode } from '../database/is-code.ts';
import { StopReason } from './stop-reason.ts';

const timeout = 2_000; // The system needs a moment to free the port of a killed server.

/** Throws a `StopReason` when the server could not listen on that port; checked before the start changes anything. */
export async function assertPortFree(host: string, port: number): Promise<void> {
  const until = Date.now() + timeout;
  for (;;) {
    try {
      await listenOnce(host, port);
      return;
    } catch (error) {
      if (!isCode(error, 'EADDRINUSE') || Date.now() > until) throw explainListen(error, host, port);
    }
    await wait(100);
  }
}

/** Turns an error of `listen` into a `StopReason` for the person who starts the server; returns other errors unchanged. */
export function explainListen(error: unknown, host: string, port: number): unknown {
  const sentence = isCode(error, 'EADDRINUSE')
    ? `Port ${port} at ${host} is taken by another program; stop that one, or set another PORT.`
    : isCode(error, 'EACCES')
      ? `Port ${port} may not be used by this user; set a PORT from 1024 on.`
      : isCode(error, 'EADDRNOTAVAIL', 'ENOTFOUND', 'EAI_AGAIN')
        ? `HOST ${host} is not an address of this machine.`
        : undefined;
  return sentence ? new StopReason(sentence, { cause: error }) : error;
}

function listenOnce(host: string, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen({ host, port, exclusive: true }, () => probe.close(() => resolve()));
  });
}
