import { createStore, del, delMany, entries, get, set, type UseStore } from 'idb-keyval';
import type { Content } from '../content/content-model.ts';
import type { OfferFormValues } from '../offer-form-values.ts';

/** To be raised when values or content are held in another way: drafts of another shape are not understood. */
const SHAPE = 1;
const KEPT_MILLISECONDS = 30 * 24 * 60 * 60 * 1_000;

/** What an editor holds. */
interface EditorState {
  values: OfferFormValues;
  content: Content;
}

/** What was typed and not saved, and what was stored when it was typed. */
export interface Draft extends EditorState {
  shape: number;
  /** When it was kept. */
  at: string;
  base: EditorState & { version: number | undefined };
}

/** Nobody else finds it, whoever shares the computer. */
export const draftKey = (userId: number, offerId: number | 'new'): string => `${userId}/${offerId}`;

let drafts: UseStore | null = null;
/** Opened when it is first asked for: where it is switched off, asking fails and nothing else. */
const store = (): UseStore => {
  drafts ??= createStore('offer-drafts', 'drafts');
  return drafts;
};

/** A draft that can be shown: one of this shape, not too old. */
export function isUsable(draft: unknown, now: number): draft is Draft {
  const { shape, at } = (draft ?? {}) as Partial<Draft>;
  return shape === SHAPE && typeof at === 'string' && now - Date.parse(at) < KEPT_MILLISECONDS;
}

export const readDraft = (key: string): Promise<Draft | null> =>
  quietly(async () => {
    const draft = await get<unknown>(key, store());
    return isUsable(draft, Date.now()) ? draft : null;
  });

export const writeDraft = (key: string, draft: Omit<Draft, 'shape' | 'at'>): Promise<unknown> =>
  quietly(() => set(key, { ...draft, shape: SHAPE, at: new Date().toISOString() } satisfies Draft, store()));

export const dropDraft = (key: string): Promise<unknown> => quietly(() => del(key, store()));

/** Deletes what nobody can use any more. */
export const sweepDrafts = (): Promise<unknown> =>
  quietly(async () => {
    const all = await entries<string, unknown>(store());
    const useless = all.filter(([, draft]) => !isUsable(draft, Date.now())).map(([key]) => key);
    await delMany(useless, store());
  });

/** Storage may be switched off or full: then nothing is kept, and nothing fails. */
async function quietly<Result>(task: () => Promise<Result>): Promise<Result | null> {
  try {
    return await task();
  } catch {
    return null;
  }
}
