// Arguments: a folder and sizes in bytes. Writes one file of each size into the store in that folder and prints the code of
// the refusal, or null. Tests limit the file size of this process.
import { Readable } from 'node:stream';
import { pathToFileURL } from 'node:url';
import { openFileStore } from '../../platform/files/open-file-store.ts';
import { refusalsOf } from '../../platform/http/error-answer.ts';

const [folder = '', ...sizes] = process.argv.slice(2);
const store = openFileStore(pathToFileURL(folder).href);
for (const [nth, size] of sizes.map(Number).entries()) {
  for (const kind of ['bytes', 'stream'] as const) {
    const content = Buffer.alloc(size, 1);
    const code = await store
      .write(`public/${kind}-${nth}`, kind === 'bytes' ? content : Readable.from([content]), size)
      .then(
        () => null,
        (error: unknown) => refusalsOf(error)?.[0]?.code,
      );
    console.log(JSON.stringify([kind, size, code]));
  }
}
