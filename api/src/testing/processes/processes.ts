import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { finished } from 'node:stream/promises';

export type Process = {
  pid: number;
  /** Everything that it has written so far to stdout and stderr. */
  output(): string;
  /** Resolves when it has written this text; rejects if it ends before. */
  says(text: string): Promise<void>;
  exit: Promise<number | NodeJS.Signals>;
  child: ChildProcess;
};

/**
 * The cache of compiled files, as in scripts/start.mjs, because compiling the server's many files takes longer than everything
 * else before it listens.
 */
const compileCache = join(import.meta.dirname, '../../../../node_modules/.cache/node');

/** Runs a TypeScript file in a separate process, with only these environment variables. */
export const runProcess = (file: string, args: string[], env: Record<string, string>, cwd: string): Process =>
  runCommand(process.execPath, [file, ...args], env, cwd);

/**
 * Runs a file in a process that cannot write files above that size: a real limit of the operating system, which acts like a full
 * volume.
 */
export const runWithFilesUpTo = (
  bytes: number,
  ...[file, args, env, cwd]: Parameters<typeof runProcess>
): Process => {
  // The shell counts the limit in units of 512 bytes.
  const limited = `ulimit -f ${Math.floor(bytes / 512)}; exec "$0" "$@"`;
  return runCommand('sh', ['-c', limited, process.execPath, file, ...args], env, cwd);
};

function runCommand(command: string, args: string[], env: Record<string, string>, cwd: string): Process {
  const child = spawn(command, args, {
    cwd,
    env: { PATH: process.env.PATH, NODE_COMPILE_CACHE: compileCache, ...env },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  let text = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding('utf8').on('data', (part) => (text += part));
  // The event is not 'close', which is not emitted after the channel was disconnected.
  const exit = once(child, 'exit').then(async ([code, signal]) => {
    await Promise.all(
      [child.stdout, child.stderr].map((stream) => stream && finished(stream).catch(() => {})),
    );
    return signal ?? code;
  });
  return {
    pid: child.pid ?? -1,
    output: () => text,
    says: (wanted) => says(child, () => text, wanted),
    exit,
    child,
  };
}

function says(child: ChildProcess, text: () => string, wanted: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const look = () => {
      if (text().includes(wanted)) resolve();
    };
    child.stdout?.on('data', look);
    child.stderr?.on('data', look);
    child.once('exit', () => reject(new Error(`It ended without writing "${wanted}":\n${text()}`)));
    look();
  });
}
