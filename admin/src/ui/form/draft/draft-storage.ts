import { randomId } from '@share/contract/client/random-id.ts';
import {
  draftsOfUser,
  dropDraft as dropStored,
  prepareDrafts as prepareStore,
  readDrafts,
  writeDraft as writeStored,
} from '../../../platform/drafts/draft-store.ts';

/** Increase when the shape of a form's values changes: drafts of other shapes are ignored. */
const SHAPE = 2;
/** The prefix of the lock names, which the key of the draft follows. */
const LOCK = 'draft ';

interface FormState<Values> {
  values: Values;
  /** The values of the form's `part`, if it has one. */
  part?: unknown;
}

/** Unsaved values, and the stored state that they are based on. */
export interface Draft<Values> extends FormState<Values> {
  shape: number;
  base: FormState<Values> & { version?: number | undefined };
}

/** A draft that no open form uses. */
export interface LeftDraft<Values> {
  key: string;
  /** The time of writing. */
  at: string;
  draft: Draft<Values>;
}

/** A record with drafts, either stored or being created. */
export interface Drafted {
  /** The name of the record in the audit trail. */
  entity: string;
  id: number | 'new';
}

/** The prefix of the keys of a user's drafts of a record. */
export const draftsOf = (userId: number, { entity, id }: Drafted): string =>
  `${draftsOfUser(userId)}${entity}/${id}/`;

/** The key of a new draft. Each open form has its own, so that the same record in another tab does not overwrite the draft. */
export const newDraftKey = (drafts: string): string => `${drafts}${randomId()}`;

/** The shape is only a number; the key tells which form the draft belongs to. */
const isOfPresentShape = <Values>(value: unknown): value is Draft<Values> =>
  (value as Partial<Draft<Values>> | null)?.shape === SHAPE;

/** The newest of these drafts whose form is no longer open. */
export async function readLeftDraft<Values>(drafts: string): Promise<LeftDraft<Values> | null> {
  const held = await heldKeys();
  const left = ((await readDrafts(drafts)) ?? []).flatMap(({ key, at, value }) =>
    !held.has(key) && isOfPresentShape<Values>(value) ? [{ key, at, draft: value }] : [],
  );
  return left[0] ?? null;
}

export const writeDraft = <Values>(key: string, draft: Omit<Draft<Values>, 'shape'>): Promise<unknown> =>
  writeStored(key, { ...draft, shape: SHAPE } satisfies Draft<Values>);

export const dropDraft = dropStored;
export const prepareDrafts = prepareStore;

/** Stores a restored draft under the key of this form. */
export async function takeOverDraft<Values>(
  { key, draft }: LeftDraft<Values>,
  ownKey: string,
): Promise<void> {
  await writeStored(ownKey, draft);
  await dropStored(key);
}

/**
 * Holds a lock that tells other tabs that the form of the draft is open. It is released by calling the result, or when the tab
 * is closed or crashes. Without https there are neither locks nor drafts.
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
