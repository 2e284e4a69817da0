import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { readOrCreateText } from './durable-file.ts';
import { StopReason } from './process/stop-reason.ts';

/** Reads the secret key from the data directory; creates it at the first start. Throws a `StopReason` if it is damaged. */
export function readOrCreateSecretKey(dataDir: string): string {
  const file = join(dataDir, 'secret-key');
  const key = readOrCreate(file).trim();
  if (!isSecretKey(key)) {
    throw new StopReason(
      `${file} must hold 32 bytes in base64; it is damaged, put the key of your backup back.`,
    );
  }
  return key;
}

export function isSecretKey(value: string): boolean {
  const bytes = Buffer.from(value, 'base64');
  return bytes.length === 32 && bytes.toString('base64') === value;
}

function readOrCreate(file: string): string {
  try {
    return readOrCreateText(file, () => `${randomBytes(32).toString('base64')}\n`);
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw new StopReason(`The data directory cannot be used (DATA_DIR): ${why}.`, { cause: error });
  }
}
