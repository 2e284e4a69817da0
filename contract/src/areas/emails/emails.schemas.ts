/** The e-mails that the software has sent, failed to send or is about to send. */
import { z } from 'zod';
import { TranslatedView } from '../../shared/translated.ts';
import { UserMeta } from '../orders/orders.schemas.ts';

/** `failed`: given up after the last attempt. */
export const emailStates = ['waiting', 'sent', 'failed'] as const;
export type EmailState = (typeof emailStates)[number];

/** `recipient`, `person`, `subject` and `lastError` are null for callers who may not see people. */
export const EmailRow = z.object({
  id: z.number(),
  type: z.string(),
  /** The name of its template. */
  typeName: TranslatedView,
  recipient: z.string().nullable(),
  /** The account to which the e-mail is addressed, if there is one. */
  person: UserMeta.nullable(),
  subject: z.string().nullable(),
  createdAt: z.string(),
  state: z.enum(emailStates),
  sentAt: z.string().nullable(),
  givenUpAt: z.string().nullable(),
  /** The mail server's answer to the last failed attempt. */
  lastError: z.string().nullable(),
});
export type EmailRow = z.infer<typeof EmailRow>;

/**
 * Why the text is not shown: it opens an account (`secret`), the caller may not see what it says (`forbidden`), or it was
 * deleted when it was sent, as earlier versions did (`deleted`).
 */
export const textStates = ['shown', 'secret', 'forbidden', 'deleted'] as const;
export type TextState = (typeof textStates)[number];

/** Why an e-mail cannot be sent again, whatever permissions the caller has. */
export const whyNotAgain = [
  'EMAIL_IS_WAITING',
  'EMAIL_ALREADY_SENT_AGAIN',
  'EMAIL_TEXT_IS_DELETED',
  'EMAIL_LINK_HAS_ENDED',
  'USER_IS_DELETED',
] as const;

export const EmailView = EmailRow.extend({
  attempts: z.number(),
  /** When a waiting e-mail is tried next. */
  nextAttemptAt: z.string().nullable(),
  text: z.object({ state: z.enum(textStates), html: z.string().nullable() }),
  again: z.object({
    /** The address to which it would be sent now. */
    to: z.string().nullable(),
    whyNot: z.enum(whyNotAgain).nullable(),
    /** When another e-mail was queued in place of this one. */
    at: z.string().nullable(),
  }),
});
export type EmailView = z.infer<typeof EmailView>;

/** A type of e-mail with the name of its template, for the choice of a filter. */
export const EmailTypeName = z.object({ type: z.string(), name: TranslatedView });
