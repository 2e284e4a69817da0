import { performance } from 'node:perf_hooks';
import { aBigOffer, paragraphs } from '../api/src/testing/content/big-offer.ts';
import type { OfferView } from '../contract/src/areas/offers/offers.schemas.ts';
import { type Product, withProduct } from './product.ts';

/**
 * Measures saving and reading an offer of many elements over real HTTP, as the editor does: the complete offer is sent back
 * with one text changed. `node bench/offers.ts [elements ...]`, by default 20 and 200.
 */
const TIMES = 50;
async function call(
  { api, token }: Product,
  method: string,
  path: string,
  body?: unknown,
): Promise<OfferView> {
  const response = await fetch(`${api}${path}`, {
    method,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const { data, errors } = (await response.json()) as { data: OfferView; errors: unknown };
  if (response.status !== 200) throw new Error(`${method} ${path} answered ${JSON.stringify(errors)}`);
  return data;
}

/** Milliseconds at p50 and p95, after a few warm-up calls. */
async function measure(turn: () => Promise<unknown>): Promise<string> {
  const taken: number[] = [];
  for (let at = -5; at < TIMES; at += 1) {
    const began = performance.now();
    await turn();
    if (at >= 0) taken.push(performance.now() - began);
  }
  taken.sort((one, other) => one - other);
  const at = (share: number) => String(Math.round(taken[Math.floor(taken.length * share)] ?? 0)).padStart(5);
  return `${at(0.5)} / ${at(0.95)}`;
}

async function bench(product: Product, elements: number): Promise<void> {
  let offer = await call(product, 'POST', '/admin/offer', aBigOffer(elements));
  const path = `/admin/offer/${offer.id}`;
  const kilobytes = Math.round(JSON.stringify(offer).length / 1_000);
  const saving = await measure(async () => {
    const first = offer.sections[0]?.elements[0];
    if (first?.type === 'text') first.data.content.pl = `<p>${offer.version}</p>${paragraphs(4)}`;
    offer = await call(product, 'PUT', path, offer);
  });
  const reading = await measure(() => call(product, 'GET', path));
  console.log(`${String(elements).padStart(4)} elements, ${kilobytes} kB   save ${saving}   read ${reading}`);
}

const asked = process.argv.slice(2).map(Number);
await withProduct(
  async () => {},
  async (product) => {
    for (const elements of asked.length > 0 ? asked : [20, 200]) await bench(product, elements);
  },
);
