import {
  draftsOfUser,
  dropDraft as dropStored,
  prepareDrafts as prepareStore,
  readDrafts,
  writeDraft as writeStored,
} from '../../../platform/drafts/draft-store.ts';
import { randomId } from '../../../platform/random-id.ts';
import type { Content } from '../content/store/content-model.ts';
import type { OfferFormValues } from '../offer-form-values.ts';

/** Increase when the shape of values or content changes: drafts of another shape are ignored. */
const SHAPE = 1;
/** The prefix of the lock names; the key of the draft follows. */
const LOCK = 'offer-draft ';

interface EditorState {
  values: OfferFormValues;
  content: Content;
}

/** Unsaved values, and the stored state they are based on. */
export interface Draft extends EditorState {
  shape: number;
  base: EditorState & { version?: number | undefined };
}

/** A draft that no open editor uses. */
export interface LeftDraft {
  key: string;
  /** When it was written. */
  at: string;
  draft: Draft;
}

/** The prefix of the keys of a user's drafts of an offer. */
export const draftsOf = (userId: number, offerId: number | 'new'): string =>
  `${draftsOfUser(userId)}${offerId}/`;

/** A separate key for each open editor, so that the same offer in another tab does not overwrite the draft. */
export const newDraftKey = (drafts: string): string => `${drafts}${randomId()}`;

const isOfPresentShape = (value: unknown): value is Draft =>
  (value as Partial<Draft> | null)?.shape === SHAPE;

/** The newest of these drafts whose editor is no longer open. */
export async function readLeftDraft(drafts: string): Promise<LeftDraft | null> {
  const held = await heldKeys();
  const left = ((await readDrafts(drafts)) ?? []).flatMap(({ key, at, value }) =>
    !held.has(key) && isOfPresentShape(value) ? [{ key, at, draft: value }] : [],
  );
  return left[0] ?? null;
}

export const writeDraft = (key: string, draft: Omit<Draft, 'shape'>): Promise<unknown> =>
  writeStored(key, { ...draft, shape: SHAPE } satisfies Draft);

export const dropDraft = dropStored;
export const prepareDrafts = prepareStore;

/** Stores a restored draft under the key of this editor. */
export async function takeOverDraft({ key, draft }: LeftDraft, ownKey: string): Promise<void> {
  await writeStored(ownKey, draft);
  await dropStored(key);
}

/**
 * Holds a lock that shows other tabs that the editor of the draft is open, until it is released or the tab is closed
 * or crashes. Without https there are no locks, and no drafts either.
 */
export function lockDraft(key: string): () => void {
  let unlock = () => {};
  const untilUnlocked = new Promise<void>((resolve) => {
    unlock = resolve;
  });
  if ('locks' in navigator) navigator.locks.request(`${LOCK}${key}`, () => untilUnlocked).catch(() => {});
  return unlock;
}

async function heldKeys(): Promise<ReadonlySet<string>> {
  if (!('locks' in navigator)) return new Set();
  const { held = [] } = await navigator.locks.query();
  return new Set(held.flatMap(({ name }) => (name?.startsWith(LOCK) ? [name.slice(LOCK.length)] : [])));
}
