/** The contact form of the public site: a message becomes an e-mail to the address in the settings. */
import { z } from 'zod';
import { endpoint } from '../../shared/endpoint.ts';
import { Email, Line, Paragraphs } from '../../shared/text-fields.ts';
import { VisitorAgreementAnswers } from '../consents/consents.schemas.ts';

export const ContactInput = z.object({
  name: Line(100).min(1, { error: 'NAME_IS_EMPTY' }),
  email: Email,
  subject: Line(150).optional(),
  message: Paragraphs(5_000).min(1, { error: 'IS_REQUIRED' }),
  /** The answers to the agreements with the target `contact`. */
  agreements: VisitorAgreementAnswers.optional(),
});
export type ContactInput = z.infer<typeof ContactInput>;

/**
 * A message that is sent again on the same day arrives only once. CANT_SEND_MESSAGE: the settings have no recipient.
 * TOO_MANY_TRIES comes with the time to wait.
 */
export const sendContactMessage = endpoint({
  method: 'POST',
  path: '/contact',
  access: 'site',
  summary: 'Send a message through the contact form',
  body: ContactInput,
  answer: z.null(),
  errors: [
    'CANT_SEND_MESSAGE',
    'IS_REQUIRED',
    'AGREEMENT_NOT_EXISTS',
    'AGREEMENT_BY_TARGET_NOT_EXISTS',
    'AGREEMENT_HAS_CHANGED',
    'TOO_MANY_TRIES',
  ],
});
