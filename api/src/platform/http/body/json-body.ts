import { Refusal } from '../../refusal.ts';

const DEEPEST = 32;
/** Forms with files may be long: an offer can have hundreds of elements, some of them tables. */
const mostKeys = { short: 10_000, long: 200_000 } as const;
const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: false });

/** Parses a JSON body; refuses input that no honest client sends: invalid UTF-8, NUL, lone surrogates, `__proto__` (R15). */
export function parseJsonBody(bytes: Buffer, length: keyof typeof mostKeys): unknown {
  const body = parse(bytes);
  inspect(body, mostKeys[length]);
  return body;
}

function parse(bytes: Buffer): unknown {
  try {
    return JSON.parse(utf8.decode(bytes));
  } catch {
    throw new Refusal('REQUEST_MALFORMED');
  }
}

function inspect(body: unknown, most: number): void {
  let keys = 0;
  const waiting: { value: unknown; depth: number }[] = [{ value: body, depth: 0 }];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { value, depth } = next;
    if (typeof value === 'string') refuseBadText(value);
    if (typeof value !== 'object' || value === null) continue;
    if (depth >= DEEPEST) throw new Refusal('REQUEST_MALFORMED');
    for (const [key, child] of Object.entries(value)) {
      keys += 1;
      if (keys > most || key === '__proto__') throw new Refusal('REQUEST_MALFORMED');
      refuseBadText(key);
      waiting.push({ value: child, depth: depth + 1 });
    }
  }
}

function refuseBadText(text: string): void {
  if (text.includes('\0') || !text.isWellFormed()) throw new Refusal('REQUEST_MALFORMED');
}
