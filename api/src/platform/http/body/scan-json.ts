const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const COLON = 0x3a;
const BLANKS = [0x20, 0x09, 0x0a, 0x0d];

/** Scans JSON that arrives in chunks for the start of a string value under the given key. It does not validate the JSON. */
export function textFinder(key: string) {
  let isInString = false;
  let isEscaped = false;
  let word = '';
  let isKeyRead = false;
  let isFound = false;

  function inString(byte: number): void {
    if (isEscaped || byte === BACKSLASH) {
      isEscaped = !isEscaped;
      word = '\\';
    } else if (byte === QUOTE) {
      isInString = false;
    } else if (word.length <= key.length) {
      word += String.fromCharCode(byte);
    }
  }

  function outside(byte: number): void {
    if (byte === QUOTE) {
      isInString = true;
      isFound = isKeyRead;
      isKeyRead = false;
      word = '';
    } else if (byte === COLON) {
      isKeyRead = word === key;
    } else if (!BLANKS.includes(byte)) {
      isKeyRead = false;
      word = '';
    }
  }

  return {
    /** Scans from that position; returns the position after the opening quote of such a value, or the end of the chunk. */
    walk(piece: Buffer, from: number): number {
      let at = from;
      for (; at < piece.length && !isFound; at += 1) {
        const byte = piece[at] as number;
        if (isInString) inString(byte);
        else outside(byte);
      }
      return at;
    },
    isFound: () => isFound,
    /** Continues after the caller has read the value; the closing quote comes next. */
    goOn(): void {
      isFound = false;
      word = '\\';
    },
  };
}

/** Reads a JSON string in chunks and resolves its escapes; `walk` returns the position of its closing quote or the chunk's end. */
export function textReader(take: (text: string) => Promise<void>) {
  let escaped = '';

  async function inEscape(byte: number): Promise<void> {
    escaped += String.fromCharCode(byte);
    const meaning = meaningOf(escaped);
    if (meaning === null) return;
    escaped = '';
    await take(meaning);
  }

  return async function walk(piece: Buffer, from: number): Promise<number> {
    let at = from;
    while (at < piece.length) {
      if (escaped !== '') {
        await inEscape(piece[at] as number);
        at += 1;
        continue;
      }
      const stop = endOfPlain(piece, at);
      if (stop > at) await take(piece.toString('latin1', at, stop));
      if (piece[stop] !== BACKSLASH) return stop;
      escaped = '\\';
      at = stop + 1;
    }
    return at;
  };
}

/** The position of the next quote or backslash, or the end of the chunk. */
function endOfPlain(piece: Buffer, from: number): number {
  const quote = piece.indexOf(QUOTE, from);
  const end = quote < 0 ? piece.length : quote;
  const backslash = piece.subarray(from, end).indexOf(BACKSLASH);
  return backslash < 0 ? end : from + backslash;
}

const meanings: Record<string, string> = { '/': '/', n: '\n', r: '\r', t: '\t' };

/** The character of an escape such as `\/`, `\n` or `\u002b`; null while the escape is incomplete. */
function meaningOf(escaped: string): string | null {
  const letter = escaped[1] ?? '';
  if (letter !== 'u') return meanings[letter] ?? '?';
  return escaped.length < 6 ? null : String.fromCharCode(Number.parseInt(escaped.slice(2), 16));
}
