/** Notes that colleagues write on orders, people and offers. Only staff who may read the record read them. */
import { z } from 'zod';
import { type Access, endpoint } from '../../shared/endpoint.ts';
import type { ErrorCode } from '../../shared/errors.ts';
import { IdInPath, IdParams } from '../../shared/ids.ts';
import { Paragraphs } from '../../shared/text-fields.ts';
import { getOffer } from '../offers/offers.endpoints.ts';
import { getOrder, updateOrder } from '../orders/orders.endpoints.ts';
import { getUser, updateUser } from '../users/users.endpoints.ts';

/** The records with notes, by their names in the audit trail. */
export type NotedKind = 'order' | 'user' | 'offer';

export const NoteInput = z.object({ text: Paragraphs(2_000).min(1, { error: 'IS_REQUIRED' }) });
export type NoteInput = z.infer<typeof NoteInput>;

export const NoteView = z.object({
  id: z.number(),
  text: z.string(),
  at: z.string(),
  /** The name of who wrote it, also of a deleted account. */
  by: z.string(),
  /** Authors delete their own notes, super administrators delete all. */
  canDelete: z.boolean(),
});
export type NoteView = z.infer<typeof NoteView>;

interface Noted<Missing extends ErrorCode, Read extends Access, Write extends Access> {
  kind: NotedKind;
  /** The record in a sentence: "an order". */
  called: string;
  read: Read;
  write: Write;
  missing: Missing;
}

function noteEndpoints<Missing extends ErrorCode, const Read extends Access, Write extends Access>({
  kind,
  called,
  read,
  write,
  missing,
}: Noted<Missing, Read, Write>) {
  const path = `/admin/${kind}/:id/notes` as const;
  return {
    list: endpoint({
      method: 'GET',
      path,
      access: read,
      summary: `The notes of colleagues on ${called}, newest first`,
      params: IdParams,
      answer: z.array(NoteView),
      errors: [missing],
    }),
    /** The answer does not repeat the text, because answers are stored for a day. */
    add: endpoint({
      method: 'POST',
      path,
      access: write,
      summary: `Write a note on ${called}`,
      params: IdParams,
      body: NoteInput,
      answer: z.object({ id: z.number() }),
      errors: [missing, 'USER_IS_ERASED'],
    }),
    remove: endpoint({
      method: 'DELETE',
      path: `${path}/:noteId`,
      access: write,
      summary: `Delete a note on ${called}`,
      params: IdParams.extend({ noteId: IdInPath }),
      answer: z.null(),
      errors: ['NOTE_NOT_EXISTS', 'NOTE_OF_A_COLLEAGUE'],
    }),
  };
}

export const orderNotes = noteEndpoints({
  kind: 'order',
  called: 'an order',
  read: getOrder.access,
  write: updateOrder.access,
  missing: 'ORDER_NOT_EXISTS',
});

export const userNotes = noteEndpoints({
  kind: 'user',
  called: 'a person',
  read: getUser.access,
  write: updateUser.access,
  missing: 'USER_NOT_EXISTS',
});

export const offerNotes = noteEndpoints({
  kind: 'offer',
  called: 'an offer',
  read: getOffer.access,
  write: 'admin:offer:edit',
  missing: 'OFFER_NOT_EXISTS',
});
