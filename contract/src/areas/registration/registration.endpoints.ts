/**
 * How somebody becomes an investor without staff: the address is registered with the agreements that were accepted, and the
 * link that is mailed to it creates the account. Until then nothing but the address is stored, so that nobody prepares an
 * account for somebody else. An address that has an account is answered like a new one; its owner gets a mail.
 */
import { z } from 'zod';
import { endpoint } from '../../shared/endpoint.ts';
import { languages } from '../../shared/languages.ts';
import { NewPassword } from '../../shared/password.ts';
import { Email, RequiredText } from '../../shared/text-fields.ts';
import { TranslatedView } from '../../shared/translated.ts';
import { VisitorAgreementAnswers } from '../consents/consents.schemas.ts';

const RegistrationInput = z.object({
  email: Email,
  /** The language of e-mails; without it that of the request. */
  language: z.enum(languages, { error: 'VALUE_INVALID' }).optional(),
  agreements: VisitorAgreementAnswers,
  /** Exactly `{publicSiteUrl}/activate/:token`. */
  activationUrlPattern: RequiredText(500),
});
export type RegistrationInput = z.infer<typeof RegistrationInput>;

const ActivationToken = z
  .string({ error: 'ACTIVATION_TOKEN_EMPTY' })
  .min(1, { error: 'ACTIVATION_TOKEN_EMPTY' })
  .max(200, { error: 'ACTIVATION_TOKEN_NOT_EXIST' });

const ActivationInput = z.object({
  token: ActivationToken,
  firstName: RequiredText(100, 'FIRST_NAME_IS_EMPTY'),
  lastName: RequiredText(100, 'LAST_NAME_IS_EMPTY'),
  newPassword: NewPassword,
  repeatPassword: z.string().max(1_000).optional(),
});
export type ActivationInput = z.infer<typeof ActivationInput>;

/**
 * The account that the link will create. It is shown so that the owner of the address sees what was accepted in his or her name.
 */
const Activation = z.object({
  email: z.string(),
  agreements: z.array(
    z.object({
      name: TranslatedView,
      content: TranslatedView,
      required: z.boolean(),
      isAccepted: z.boolean(),
    }),
  ),
});
export type Activation = z.infer<typeof Activation>;

export const register = endpoint({
  method: 'POST',
  path: '/user',
  access: 'site',
  summary: 'Register an address; the link that is mailed to it creates the account',
  body: RegistrationInput,
  answer: z.null(),
  errors: [
    'LINK_PATTERN_NOT_ALLOWED',
    'AGREEMENT_NOT_EXISTS',
    'AGREEMENT_BY_TARGET_NOT_EXISTS',
    'AGREEMENT_HAS_CHANGED',
    'IS_REQUIRED',
    'TOO_MANY_TRIES',
  ],
});

export const getActivation = endpoint({
  method: 'GET',
  path: '/user/activate',
  access: 'site',
  summary:
    'The address that a link registers and the agreements that were accepted with it, while the link is good',
  query: z.object({ token: ActivationToken }),
  answer: Activation,
  errors: ['ACTIVATION_TOKEN_EMPTY', 'ACTIVATION_TOKEN_NOT_EXIST', 'TOO_MANY_TRIES'],
});

export const activate = endpoint({
  method: 'POST',
  path: '/user/activate',
  access: 'site',
  summary: 'Create the account of a registered address, with names and a password',
  body: ActivationInput,
  answer: z.null(),
  errors: ['ACTIVATION_TOKEN_NOT_EXIST', 'PASSWORD_NOT_SAME', 'TOO_MANY_TRIES', 'TOO_MANY_REQUESTS'],
});
