import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { Refusal } from './refusal.ts';

const derive = promisify(argon2);

/** OWASP's argon2id settings: 19 MiB, two passes, one lane (R23). */
const MEMORY_KIB = 19_456;
const PASSES = 2;
const ENVELOPE = /^argon2id\$m=(\d+),t=(\d+)\$([\w-]+)\$([\w-]+)$/;

/** Two at a time, so that many sign-ins cannot take all memory; when fifty are waiting, more are refused. */
const AT_ONCE = 2;
const LONGEST_QUEUE = 50;
let running = 0;
const waiting: (() => void)[] = [];

async function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
  if (running >= AT_ONCE) {
    if (waiting.length >= LONGEST_QUEUE) throw new Refusal('TOO_MANY_REQUESTS');
    await new Promise<void>((resolve) => waiting.push(resolve));
  } else {
    running += 1;
  }
  try {
    return await work();
  } finally {
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  }
}

const compute = (password: string, nonce: Buffer, memory: number, passes: number) =>
  inTurn(() =>
    derive('argon2id', { message: password, nonce, memory, passes, parallelism: 1, tagLength: 32 }),
  );

/** The hash to store for a password, with its settings, so that it can be checked after the settings have changed. */
export async function hashPassword(password: string): Promise<string> {
  const nonce = randomBytes(16);
  const tag = await compute(password, nonce, MEMORY_KIB, PASSES);
  return `argon2id$m=${MEMORY_KIB},t=${PASSES}$${nonce.toString('base64url')}$${tag.toString('base64url')}`;
}

/** A hash of no password: checking against it takes as long as checking the hash of a known user. */
const nobodysHash = `argon2id$m=${MEMORY_KIB},t=${PASSES}$${randomBytes(16).toString('base64url')}$${randomBytes(32).toString('base64url')}`;

/** Whether the password matches the hash. Without a hash it returns false, and takes as long (R23). */
export async function verifyPassword(password: string, hash: string | null): Promise<boolean> {
  const [, memory, passes, nonce, tag] = ENVELOPE.exec(hash ?? nobodysHash) ?? [];
  if (!memory || !passes || !nonce || !tag) return false;
  const expected = Buffer.from(tag, 'base64url');
  const found = await compute(password, Buffer.from(nonce, 'base64url'), Number(memory), Number(passes));
  return timingSafeEqual(found, expected) && hash !== null;
}

/** Whether the hash was made with weaker settings than today's. */
export const isOutdated = (hash: string): boolean =>
  !hash.startsWith(`argon2id$m=${MEMORY_KIB},t=${PASSES}$`);
