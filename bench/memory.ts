import type { Product } from './product.ts';

export const megabytes = (bytes: number) => (bytes / 1_048_576).toFixed(0);

/** The bytes that the server holds. */
export async function memoryOf({ api }: Product): Promise<number> {
  const metrics = await (await fetch(`${api}/metrics`)).text();
  return Number(/^process_resident_memory_bytes(?:\{[^}]*\})? (\S+)/m.exec(metrics)?.[1]);
}
