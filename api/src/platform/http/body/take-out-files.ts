import { Refusal } from '../../refusal.ts';
import { base64Decoder } from './base64-decoder.ts';
import { textFinder, textReader } from './scan-json.ts';
import type { Scratch, ScratchFile } from './scratch-files.ts';

/** The limit for a body without its files. */
const MOST_OTHER_BYTES = 10_000_000;

/**
 * Passes on a JSON body in which every `"base64": "…"` is replaced by a short reference, and decodes the files into temporary
 * files. However large they are, only chunks of them are ever in memory (R18).
 */
export async function* takeOutFiles(body: AsyncIterable<Buffer>, scratch: Scratch): AsyncGenerator<Buffer> {
  const finder = textFinder('base64');
  let file: ReturnType<typeof fileReader> | null = null;
  let others = 0;
  for await (const piece of body) {
    let at = 0;
    while (at < piece.length) {
      if (file) {
        at = await file.walk(piece, at);
        if (at === piece.length) break;
        yield Buffer.from(await file.close());
        file = null;
        finder.goOn();
      }
      const end = finder.walk(piece, at);
      others += end - at;
      if (others > MOST_OTHER_BYTES) throw new Refusal('REQUEST_TOO_LARGE');
      yield piece.subarray(at, end);
      at = end;
      if (finder.isFound()) file = fileReader(scratch);
    }
  }
}

/** Decodes one base64 value into a temporary file. */
function fileReader(scratch: Scratch) {
  const decoder = base64Decoder();
  let target: ScratchFile | null = null;
  const walk = textReader(async (text) => {
    target ??= await scratch.begin();
    await target.write(decoder.feed(text));
  });
  return {
    walk,
    /** Returns the reference that replaces the value; an empty value stays empty. */
    async close(): Promise<string> {
      if (!target) return '';
      const { bytes, isDamaged } = decoder.end();
      await target.write(bytes);
      return target.close(isDamaged);
    },
  };
}
