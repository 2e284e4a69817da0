import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import type { Context } from './context.ts';
import { networkOf } from './http/network.ts';
import { type Holder, openSemaphore } from './semaphore.ts';

const derive = promisify(argon2);

/** OWASP's argon2id settings: 19 MiB, two passes, one lane (R23). */
const MEMORY_KIB = 19_456;
const PASSES = 2;
const ENVELOPE = /^argon2id\$m=(\d+),t=(\d+)\$([\w-]+)\$([\w-]+)$/;

/**
 * The caller for whom a hash is computed. One account, or one network of visitors, never has all places or the whole queue. A
 * caller who disconnects leaves the queue.
 */
type Asker = Pick<Context, 'ip' | 'left'> & { actor: Pick<Context['actor'], 'id'> };

/** For passwords that do not come with a request. */
export const noRequest: Asker = { actor: { id: null }, ip: null, left: new AbortController().signal };

/**
 * Two hashes are computed at a time, so that many sign-ins cannot take all memory. A hundred callers wait: an office behind one
 * address gets fifty of these places.
 */
const hashing = openSemaphore(2, 100);

const holderOf = ({ actor, ip }: Asker): Holder => actor.id ?? (ip === null ? null : networkOf(ip));

async function compute(
  asker: Asker,
  password: string,
  { nonce, memory, passes }: { nonce: Buffer; memory: number; passes: number },
): Promise<Buffer> {
  const release = await hashing.acquire(holderOf(asker), asker.left);
  try {
    return await derive('argon2id', {
      message: password,
      nonce,
      memory,
      passes,
      parallelism: 1,
      tagLength: 32,
    });
  } finally {
    release();
  }
}

/** The hash to store for a password, with its settings, so that it can be checked after the settings have changed. */
export async function hashPassword(password: string, asker: Asker): Promise<string> {
  const nonce = randomBytes(16);
  const tag = await compute(asker, password, { nonce, memory: MEMORY_KIB, passes: PASSES });
  return `argon2id$m=${MEMORY_KIB},t=${PASSES}$${nonce.toString('base64url')}$${tag.toString('base64url')}`;
}

/** A hash of no password, so that checking against it takes as long as checking the hash of a known user. */
const nobodysHash = `argon2id$m=${MEMORY_KIB},t=${PASSES}$${randomBytes(16).toString('base64url')}$${randomBytes(32).toString('base64url')}`;

/** Whether the password matches the hash. Without a hash it returns false, and takes as long (R23). */
export async function verifyPassword(password: string, hash: string | null, asker: Asker): Promise<boolean> {
  const [, memory, passes, nonce, tag] = ENVELOPE.exec(hash ?? nobodysHash) ?? [];
  if (!memory || !passes || !nonce || !tag) return false;
  const expected = Buffer.from(tag, 'base64url');
  const found = await compute(asker, password, {
    nonce: Buffer.from(nonce, 'base64url'),
    memory: Number(memory),
    passes: Number(passes),
  });
  return timingSafeEqual(found, expected) && hash !== null;
}

/** Whether the hash was made with weaker settings than today's. */
export const isOutdated = (hash: string): boolean =>
  !hash.startsWith(`argon2id$m=${MEMORY_KIB},t=${PASSES}$`);
