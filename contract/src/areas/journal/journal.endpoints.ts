/** The journal shows the audit trail: who did what to which record, when and with what change (R27). */
import { z } from 'zod';
import { endpoint } from '../../shared/endpoint.ts';
import { IdParams } from '../../shared/ids.ts';
import { list, listAnswer, SEARCH } from '../../shared/lists/list.ts';
import { exportEndpoint } from '../../shared/lists/list-export.ts';
import { journalEntities } from './journal.records.ts';
import { journalActions } from './journal-actions.ts';

export const journalList = list({
  name: 'journal',
  filters: {
    /** The number of a record, or parts of the name or e-mail of who acted; the latter needs a permission to see people. */
    search: { ...SEARCH, minimum: 2 },
    entity: { type: 'select', choices: journalEntities },
    action: { type: 'select', choices: journalActions },
    at: { type: 'dateRange' },
  },
  sortable: ['at'],
  defaultOrder: { column: 'at', direction: 'DESC' },
});

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
});
export type JournalRow = z.infer<typeof JournalRow>;

const Scalar = z.union([z.string(), z.number(), z.boolean()]).nullable();
export type JournalValue = z.infer<typeof Scalar>;

/** `path` names the field with dots; entries of lists by `#` and their place, such as `badges.#2.text.pl`. */
const JournalChange = z.object({ path: z.string(), before: Scalar, after: Scalar });
export type JournalChange = z.infer<typeof JournalChange>;

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

export const listJournal = endpoint({
  method: 'GET',
  path: '/admin/audit',
  access: 'admin:audit:list',
  summary: 'List the entries of the audit trail',
  list: journalList,
  answer: listAnswer(JournalRow),
  errors: [],
});

/** The entries tell who did what to which record, and when; they contain no values. */
export const exportJournal = exportEndpoint(listJournal, {
  at: 'instant',
  action: 'choice',
  entity: 'choice',
  entityId: 'id',
  actor: 'text',
});

export const getJournalEntry = endpoint({
  method: 'GET',
  path: '/admin/audit/:id',
  access: 'admin:audit:list',
  summary: 'Read an entry of the audit trail, with its changes if the caller may read the record',
  params: IdParams,
  answer: JournalEntry,
  errors: ['NOT_FOUND'],
});
