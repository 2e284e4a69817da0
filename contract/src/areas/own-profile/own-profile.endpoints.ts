/**
 * The account of a person who is signed in to the public site. The e-mail address cannot be changed, because it is the name of
 * the account.
 */
import { z } from 'zod';
import { endpoint } from '../../shared/endpoint.ts';
import { languages } from '../../shared/languages.ts';
import { RequiredText } from '../../shared/text-fields.ts';
import { UserInvestorData, UserInvestorDataView } from '../users/users.schemas.ts';

const OwnProfileInput = z.object({
  firstName: RequiredText(100, 'FIRST_NAME_IS_EMPTY'),
  lastName: RequiredText(100, 'LAST_NAME_IS_EMPTY'),
  /** The language of e-mails; null: that of the platform. */
  language: z.enum(languages, { error: 'VALUE_INVALID' }).nullable(),
  /** Orders that are placed from now on copy these data; former orders do not change. */
  investorData: UserInvestorData,
});
export type OwnProfileInput = z.infer<typeof OwnProfileInput>;

const OwnProfile = z.object({
  id: z.number(),
  version: z.number(),
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  language: z.enum(languages).nullable(),
  investorData: UserInvestorDataView,
});
export type OwnProfile = z.infer<typeof OwnProfile>;

export const getOwnProfile = endpoint({
  method: 'GET',
  path: '/me',
  access: 'investor',
  summary: 'The account of the caller',
  answer: OwnProfile,
  errors: [],
});

/**
 * A change of the bank account, to which refunds go, asks for the password again, is e-mailed to the owner, and ends every
 * other session.
 */
export const updateOwnProfile = endpoint({
  method: 'PUT',
  path: '/me',
  access: 'investor',
  asksAgain: 'sometimes',
  summary: "Change the caller's names, language of e-mails and data as an investor",
  body: OwnProfileInput,
  answer: OwnProfile,
  errors: [
    'CHANGED_MEANWHILE',
    'COUNTRY_NOT_FOUND',
    'STATE_NOT_FOUND',
    'POSTAL_CODE_INVALID',
    'PHONE_NUMBER_INVALID',
    'BANK_ACCOUNT_ACCOUNT_NUMBER_IS_WRONG',
    'TOO_MANY_TRIES',
  ],
});
