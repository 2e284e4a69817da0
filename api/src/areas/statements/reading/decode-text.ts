import iconv from 'iconv-lite';

/** The encodings in which Polish banks write files. */
const encodings = ['utf-8', 'windows-1250', 'iso-8859-2', 'ibm852'] as const;
export type Encoding = (typeof encodings)[number];

const utf8 = new TextDecoder('utf-8', { fatal: true });

/** The text of a file in that encoding. Bytes that it does not know become `\ufffd`. */
export const decode = (bytes: Uint8Array, encoding: Encoding): string =>
  iconv.decode(Buffer.from(bytes), encoding === 'ibm852' ? 'cp852' : encoding);

/** In which encoding a file is written: UTF-8 if it can be, else the one in which its letters beyond ASCII are Polish ones. */
export function encodingOf(bytes: Uint8Array): Encoding {
  try {
    utf8.decode(bytes);
    return 'utf-8';
  } catch {
    const others = encodings.slice(1);
    const letters = beyondAscii(bytes);
    const scores = others.map((encoding) => polishness(decode(letters, encoding)));
    return others[scores.indexOf(Math.max(...scores))] ?? 'windows-1250';
  }
}

/** Enough letters to tell an encoding; a large file may have millions. */
const MOST_LETTERS = 10_000;

function beyondAscii(bytes: Uint8Array): Uint8Array {
  const letters: number[] = [];
  for (const byte of bytes) {
    if (byte >= 0x80 && letters.push(byte) === MOST_LETTERS) break;
  }
  return Uint8Array.from(letters);
}

const POLISH = /[ąćęłńóśźżĄĆĘŁŃÓŚŹŻ]/g;
/** Signs that occur in names and titles of Polish transfers, though they are no Polish letters. */
const USUAL = /[áéíúýäöüßčďěňřšťůžôĺľŕőűÁÉÍÚÝÄÖÜČĎĚŇŘŠŤŮŽÔĹĽŔŐŰ§°„”–—€«»]/g;
const BEYOND_ASCII = /[^\p{ASCII}]/gu;

function polishness(text: string): number {
  const count = (signs: RegExp) => text.match(signs)?.length ?? 0;
  const beyond = count(BEYOND_ASCII);
  return 3 * count(POLISH) + count(USUAL) - beyond;
}
