import { createStore, del, delMany, entries, promisifyRequest, set, type UseStore } from 'idb-keyval';
import { randomId } from '../../../platform/random-id.ts';
import type { Content } from '../content/store/content-model.ts';
import type { OfferFormValues } from '../offer-form-values.ts';

/** Increase when the shape of values or content changes: drafts of another shape are ignored. */
const SHAPE = 1;
/** The prefix of the lock names; the key of the draft follows. */
const LOCK = 'offer-draft ';
const LIFETIME_MILLISECONDS = 30 * 24 * 60 * 60 * 1_000;

interface EditorState {
  values: OfferFormValues;
  content: Content;
}

/** Unsaved values, and the stored state they are based on. */
export interface Draft extends EditorState {
  shape: number;
  /** When it was written. */
  at: string;
  base: EditorState & { version: number | undefined };
}

/** A draft that no open editor uses. */
export interface LeftDraft {
  key: string;
  draft: Draft;
}

/** The prefix of the keys of a user's drafts of an offer: contains the user, because several may share the computer. */
export const draftsOf = (userId: number, offerId: number | 'new'): string => `${userId}/${offerId}/`;

/** A separate key for each open editor, so that the same offer in another tab does not overwrite the draft. */
export const newDraftKey = (drafts: string): string => `${drafts}${randomId()}`;

let drafts: UseStore | null = null;
/** Opened on first use: if storage is switched off, only this call fails. */
const store = (): UseStore => {
  drafts ??= createStore('offer-drafts', 'drafts');
  return drafts;
};

/** Whether a draft can be shown: of the present shape and not too old. */
export function isUsable(draft: unknown, now: number): draft is Draft {
  const { shape, at } = (draft ?? {}) as Partial<Draft>;
  return shape === SHAPE && typeof at === 'string' && now - Date.parse(at) < LIFETIME_MILLISECONDS;
}

/** The newest of these drafts whose editor is no longer open. */
export const readLeftDraft = (drafts: string): Promise<LeftDraft | null> =>
  ignoringFailures(async () => {
    const all = await entries<string, unknown>(store());
    const held = await heldKeys();
    const left = all.flatMap(([key, draft]) =>
      key.startsWith(drafts) && !held.has(key) && isUsable(draft, Date.now()) ? [{ key, draft }] : [],
    );
    return left.toSorted((one, other) => Date.parse(other.draft.at) - Date.parse(one.draft.at))[0] ?? null;
  });

export const writeDraft = (key: string, draft: Omit<Draft, 'shape' | 'at'>): Promise<unknown> =>
  ignoringFailures(() =>
    set(key, { ...draft, shape: SHAPE, at: new Date().toISOString() } satisfies Draft, store()),
  );

export const dropDraft = (key: string): Promise<unknown> => ignoringFailures(() => del(key, store()));

/** Stores a restored draft under the key of this editor. */
export const takeOverDraft = ({ key, draft }: LeftDraft, ownKey: string): Promise<unknown> =>
  ignoringFailures(() =>
    store()('readwrite', (all) => {
      all.put(draft, ownKey);
      all.delete(key);
      return promisifyRequest(all.transaction);
    }),
  );

/** Deletes outdated and unreadable drafts. */
export const deleteOldDrafts = (): Promise<unknown> =>
  ignoringFailures(async () => {
    const all = await entries<string, unknown>(store());
    const useless = all.filter(([, draft]) => !isUsable(draft, Date.now())).map(([key]) => key);
    await delMany(useless, store());
  });

/**
 * Holds a lock that shows other tabs that the editor of the draft is open, until it is released or the tab is closed
 * or crashes. Without https there are no locks: then the drafts of open editors look abandoned.
 */
export function lockDraft(key: string): () => void {
  let unlock = () => {};
  const untilUnlocked = new Promise<void>((resolve) => {
    unlock = resolve;
  });
  if ('locks' in navigator)
    void ignoringFailures(() => navigator.locks.request(`${LOCK}${key}`, () => untilUnlocked));
  return unlock;
}

async function heldKeys(): Promise<ReadonlySet<string>> {
  if (!('locks' in navigator)) return new Set();
  const { held = [] } = await navigator.locks.query();
  return new Set(held.flatMap(({ name }) => (name?.startsWith(LOCK) ? [name.slice(LOCK.length)] : [])));
}

/** Storage may be switched off or full: then nothing is stored, and nothing fails. */
async function ignoringFailures<Result>(task: () => Promise<Result>): Promise<Result | null> {
  try {
    return await task();
  } catch {
    return null;
  }
}
