import type { Translated } from '@share/contract/shared/translated.ts';
import { Refusal, refuseIfAny } from '../refusal.ts';
import type { Holder } from '../semaphore.ts';
import { runInWorker } from '../worker/worker.ts';
import { cleanHtml } from './clean-html.ts';
import { cleaningTask, cleanTexts } from './clean-texts.ts';

/** Removes everything that is not allowed from a rich text, in both languages (R17). */
export const sanitizeTranslated = ({ pl, en }: Translated): Translated => ({
  pl: sanitizeHtml(pl),
  en: sanitizeHtml(en),
});

export function sanitizeHtml(html: string): string {
  if (known.has(html)) return html;
  const clean = cleanHtml(html);
  makeRoom(clean.length);
  remember(clean);
  return clean;
}

/** The paths of rich texts in a request body. */
const RICH_TEXT = /(?:^|\.)(?:mainDescription|tenants|content|answer|cells\.\d+\.value)\.(?:pl|en)$/;

/** Up to this length cleaning in this process takes less time than starting a worker process. */
const FEW_CHARACTERS = 20_000;

/**
 * Returns a request body with all its rich texts cleaned. Call it before the transaction, which should not wait for it:
 * `sanitizeHtml` then finds the texts already clean. Refuses with the paths of all texts that are too complicated or too long.
 */
export async function cleanRichTexts<Body extends object>(body: Body, holder: Holder): Promise<Body> {
  const found = new Map<string, string>();
  changeRichTexts(body, (text, path) => {
    if (!known.has(text)) found.set(path, text);
    return text;
  });
  const texts = [...found.values()];
  const length = texts.reduce((sum, text) => sum + text.length, 0);
  const cleaned =
    length <= FEW_CHARACTERS ? cleanTexts(texts) : await runInWorker(cleaningTask, texts, holder);
  const paths = [...found.keys()];
  refuseIfAny(cleaned.flatMap((one, at) => ('refusal' in one ? new Refusal(one.refusal, paths[at]) : [])));

  makeRoom(length);
  for (const [at, path] of paths.entries()) {
    const one = cleaned[at];
    if (!one || !('clean' in one)) continue;
    remember(one.clean);
    found.set(path, one.clean);
  }
  return changeRichTexts(body, (text, path) => found.get(path) ?? text) as Body;
}

/** A copy of the body in which `change` has replaced every rich text. */
function changeRichTexts(value: unknown, change: (text: string, path: string) => string, path = ''): unknown {
  if (typeof value === 'string') return RICH_TEXT.test(path) ? change(value, path) : value;
  if (Array.isArray(value)) return value.map((item, at) => changeRichTexts(item, change, `${path}.${at}`));
  if (typeof value !== 'object' || value === null) return value;
  const inside = (key: string) => (path === '' ? key : `${path}.${key}`);
  return Object.fromEntries(
    Object.entries(value).map(([key, child]) => [key, changeRichTexts(child, change, inside(key))]),
  );
}

/**
 * A cache of clean texts. A form sends all of its texts with every save, hundreds of them for a large offer, and nearly all are
 * unchanged. The texts of the largest body fit into the cache; when it is full, it is emptied completely.
 */
const known = new Set<string>();
const MOST_CHARACTERS = 12_000_000;
let characters = 0;

function makeRoom(length: number): void {
  if (characters + length <= MOST_CHARACTERS) return;
  known.clear();
  characters = 0;
}

function remember(clean: string): void {
  if (!known.has(clean)) characters += clean.length;
  known.add(clean);
}
