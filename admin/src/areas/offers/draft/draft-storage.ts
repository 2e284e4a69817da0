import { createStore, del, delMany, entries, promisifyRequest, set, type UseStore } from 'idb-keyval';
import { randomId } from '../../../platform/random-id.ts';
import type { Content } from '../content/store/content-model.ts';
import type { OfferFormValues } from '../offer-form-values.ts';

/** To be raised when values or content are held in another way: drafts of another shape are not understood. */
const SHAPE = 1;
/** What the locks of drafts are called, before their keys. */
const LOCK = 'offer-draft ';
const LIFETIME_MILLISECONDS = 30 * 24 * 60 * 60 * 1_000;

/** What an editor holds. */
interface EditorState {
  values: OfferFormValues;
  content: Content;
}

/** What was typed and not saved, and what was stored when it was typed. */
export interface Draft extends EditorState {
  shape: number;
  /** When it was written. */
  at: string;
  base: EditorState & { version: number | undefined };
}

/** A draft that no open editor holds. */
export interface LeftDraft {
  key: string;
  draft: Draft;
}

/** What the keys of a user's drafts of an offer begin with: nobody else finds them, whoever shares the computer. */
export const draftsOf = (userId: number, offerId: number | 'new'): string => `${userId}/${offerId}/`;

/** Each open editor has a draft of its own: the same offer in another tab does not overwrite it. */
export const newDraftKey = (drafts: string): string => `${drafts}${randomId()}`;

let drafts: UseStore | null = null;
/** Opened when it is first asked for: where it is switched off, asking fails and nothing else. */
const store = (): UseStore => {
  drafts ??= createStore('offer-drafts', 'drafts');
  return drafts;
};

/** A draft that can be shown: one of this shape, not too old. */
export function isUsable(draft: unknown, now: number): draft is Draft {
  const { shape, at } = (draft ?? {}) as Partial<Draft>;
  return shape === SHAPE && typeof at === 'string' && now - Date.parse(at) < LIFETIME_MILLISECONDS;
}

/** The newest of these drafts that was left behind by an editor that is open no longer. */
export const readLeftDraft = (drafts: string): Promise<LeftDraft | null> =>
  quietly(async () => {
    const all = await entries<string, unknown>(store());
    const held = await heldKeys();
    const left = all.flatMap(([key, draft]) =>
      key.startsWith(drafts) && !held.has(key) && isUsable(draft, Date.now()) ? [{ key, draft }] : [],
    );
    return left.toSorted((one, other) => Date.parse(other.draft.at) - Date.parse(one.draft.at))[0] ?? null;
  });

export const writeDraft = (key: string, draft: Omit<Draft, 'shape' | 'at'>): Promise<unknown> =>
  quietly(() => set(key, { ...draft, shape: SHAPE, at: new Date().toISOString() } satisfies Draft, store()));

export const dropDraft = (key: string): Promise<unknown> => quietly(() => del(key, store()));

/** The editor that goes on with a draft keeps it as its own. */
export const takeOverDraft = ({ key, draft }: LeftDraft, ownKey: string): Promise<unknown> =>
  quietly(() =>
    store()('readwrite', (all) => {
      all.put(draft, ownKey);
      all.delete(key);
      return promisifyRequest(all.transaction);
    }),
  );

/** Deletes what nobody can use any more. */
export const sweepDrafts = (): Promise<unknown> =>
  quietly(async () => {
    const all = await entries<string, unknown>(store());
    const useless = all.filter(([, draft]) => !isUsable(draft, Date.now())).map(([key]) => key);
    await delMany(useless, store());
  });

/**
 * Shows other tabs that the draft belongs to an editor that is open, until it is let go or the tab is gone, however that
 * comes about. Where the page is not served over https there are no locks: there the drafts of open editors look left.
 */
export function holdDraft(key: string): () => void {
  let letGo = () => {};
  const untilLetGo = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  if ('locks' in navigator) void quietly(() => navigator.locks.request(`${LOCK}${key}`, () => untilLetGo));
  return letGo;
}

async function heldKeys(): Promise<ReadonlySet<string>> {
  if (!('locks' in navigator)) return new Set();
  const { held = [] } = await navigator.locks.query();
  return new Set(held.flatMap(({ name }) => (name?.startsWith(LOCK) ? [name.slice(LOCK.length)] : [])));
}

/** Storage may be switched off or full: then nothing is stored, and nothing fails. */
async function quietly<Result>(task: () => Promise<Result>): Promise<Result | null> {
  try {
    return await task();
  } catch {
    return null;
  }
}
