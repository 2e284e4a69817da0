import { z } from 'zod';
import { TranslatedView } from '../../shared/translated.ts';

const Scalar = z.union([z.string(), z.number(), z.boolean()]).nullable();
export type JournalValue = z.infer<typeof Scalar>;

/** `path` names the field with dots; entries of lists by `#` and their place, such as `badges.#2.text.pl`. */
export const JournalChange = z.object({ path: z.string(), before: Scalar, after: Scalar });
export type JournalChange = z.infer<typeof JournalChange>;

export const JournalRow = z.object({
  id: z.number(),
  at: z.string(),
  /** The account that acted; null for visitors and jobs. */
  actorId: z.number().nullable(),
  /** The name of who acted; `system` for jobs, `visitor` for somebody without an account. */
  actor: z.string(),
  /** `subject.verb`; later versions may add to `journalActions`. */
  action: z.string(),
  entity: z.string(),
  entityId: z.number().nullable(),
  /**
   * The present name of the record, or its last one; of an order and its payment, the name of the investor. Null if it has
   * none, or the caller may not read the record.
   */
  record: z.union([z.string(), TranslatedView]).nullable(),
  /**
   * The most telling changes, without entries of lists. A change without values is one of a field with many. Empty if the caller
   * may not read the record.
   */
  changes: z.array(JournalChange),
  /** How many changed fields are left out. */
  further: z.number(),
});
export type JournalRow = z.infer<typeof JournalRow>;

/** Why an entry lost values with the data of a person: it is about the person, names the person, or the person acted. */
export const erasedReasons = ['about-person', 'names-person', 'of-person'] as const;
export type ErasedReason = (typeof erasedReasons)[number];

/** An erasure that took values out of the entry. */
const ErasedFromEntry = z.object({
  /** The number of the person who was erased. */
  userId: z.number(),
  at: z.string(),
  /** The name of who erased. */
  actor: z.string(),
  /** Null if the values were sealed, so that their key was destroyed, or if an earlier version erased. */
  reason: z.enum(erasedReasons).nullable(),
});
export type ErasedFromEntry = z.infer<typeof ErasedFromEntry>;

export const JournalEntry = JournalRow.extend({
  /** Null if the caller may not read the record, and sees only who did what and when. */
  contents: z
    .object({
      ip: z.string().nullable(),
      requestId: z.string().nullable(),
      changes: z.array(JournalChange),
      /** How many changes are left out. */
      further: z.number(),
      /** Values of a person whose data were erased are left out. */
      isErased: z.boolean(),
      erasures: z.array(ErasedFromEntry),
    })
    .nullable(),
});
export type JournalEntry = z.infer<typeof JournalEntry>;
