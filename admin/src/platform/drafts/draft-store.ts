import { createStore, del, delMany, entries, keys, set, type UseStore } from 'idb-keyval';
import { draftKey } from './draft-key.ts';
import { type Sealed, seal, unseal } from './sealing.ts';

/** Increase when the stored format changes: everything of another format is deleted, also unencrypted drafts of early versions. */
const SHAPE = 3;
const LIFETIME_MILLISECONDS = 30 * 24 * 60 * 60 * 1_000;

interface StoredDraft {
  shape: number;
  /** The time of writing. */
  at: string;
  sealed: Sealed;
}

export interface OpenedDraft {
  key: string;
  at: string;
  value: unknown;
}

/** The prefix of the keys of all drafts of a user, because several users may share the computer. */
export const draftsOfUser = (userId: number): string => `${userId}/`;

let opened: UseStore | null = null;
/** Opened on first use, so that only this call fails if storage is switched off. */
const store = (): UseStore => {
  opened ??= createStore('drafts', 'drafts');
  return opened;
};

let isClosed = false;
/** The keys of the drafts that this page has written. */
const ofThisPage = new Set<string>();
/**
 * The latest value of each key until it is stored or deleted, because a draft that waits for the server may be outdated
 * meanwhile.
 */
const wanted = new Map<string, unknown>();
let last: Promise<unknown> = Promise.resolve();

/**
 * Runs tasks one after the other, so that a draft is not written after its deletion while it is being encrypted. If storage is
 * off or full, nothing is stored and nothing fails.
 */
function inOrder<Result>(task: () => Promise<Result>): Promise<Result | null> {
  const done = last.then(task).catch(() => null);
  last = done;
  return done;
}

/** Waits for the key before queueing the task, so that other tasks do not wait for the server. */
const withKey = async <Result>(task: (key: CryptoKey) => Promise<Result>): Promise<Result | null> => {
  const key = await draftKey().catch(() => null);
  return key && inOrder(() => task(key));
};

/** Whether a stored draft can be used: it has the present format and is not too old. */
export function isUsable(draft: unknown, now: number): draft is StoredDraft {
  const { shape, at } = (draft ?? {}) as Partial<StoredDraft>;
  return shape === SHAPE && typeof at === 'string' && now - Date.parse(at) < LIFETIME_MILLISECONDS;
}

/** Fetches the key early, because somebody who closes the page just after the first change cannot wait for it. */
export const prepareDrafts = (): Promise<unknown> => draftKey().catch(() => null);

/** Stores an encrypted draft of the signed-in user. The value must be one that JSON can represent. */
export function writeDraft(key: string, value: unknown): Promise<unknown> {
  wanted.set(key, value);
  return withKey(async (sealingKey) => {
    if (isClosed || wanted.get(key) !== value) return;
    wanted.delete(key);
    ofThisPage.add(key);
    const sealed = await seal(sealingKey, key, value);
    await set(key, { shape: SHAPE, at: new Date().toISOString(), sealed } satisfies StoredDraft, store());
  });
}

/** The drafts whose keys begin with the prefix, newest first, without those that cannot be decrypted. */
export async function readDrafts(prefix: string): Promise<OpenedDraft[] | null> {
  const isAny = await inOrder(async () =>
    (await keys<string>(store())).some((key) => key.startsWith(prefix)),
  );
  if (!isAny) return null;
  return withKey(async (sealingKey) => {
    const all = await entries<string, unknown>(store());
    const ours = all.filter(([key]) => key.startsWith(prefix));
    const drafts = await Promise.all(ours.map(([key, draft]) => opening(sealingKey, key, draft)));
    return drafts
      .flatMap((draft) => draft ?? [])
      .toSorted((one, other) => Date.parse(other.at) - Date.parse(one.at));
  });
}

async function opening(sealingKey: CryptoKey, key: string, draft: unknown): Promise<OpenedDraft | null> {
  if (!isUsable(draft, Date.now())) return null;
  const value = await unseal(sealingKey, key, draft.sealed).catch(() => null);
  return value === null ? null : { key, at: draft.at, value };
}

export function dropDraft(key: string): Promise<unknown> {
  wanted.delete(key);
  return inOrder(() => del(key, store()));
}

/** Deletes outdated, unreadable and unencrypted drafts of all users. */
export const deleteUselessDrafts = (): Promise<unknown> =>
  inOrder(async () => {
    const all = await entries<string, unknown>(store());
    await delMany(
      all.filter(([, draft]) => !isUsable(draft, Date.now())).map(([key]) => key),
      store(),
    );
  });

export const hasDrafts = async (userId: number): Promise<boolean> =>
  ((await keysOf(userId)) ?? []).length > 0;

/** Whether there are drafts of other editors, either of earlier visits or open in other tabs. */
export const hasOtherDrafts = async (userId: number): Promise<boolean> =>
  ((await keysOf(userId)) ?? []).some((key) => !ofThisPage.has(key));

/** Deletes the drafts of a user who signs out; no more are written until the page is left. */
export const endDrafts = async (userId: number): Promise<void> => {
  isClosed = true;
  const own = (await keysOf(userId)) ?? [];
  await inOrder(() => delMany(own, store()));
};

const keysOf = (userId: number) =>
  inOrder(async () => (await keys<string>(store())).filter((key) => key.startsWith(draftsOfUser(userId))));
