import { z } from 'zod';
import { endpoint } from '../../shared/endpoint.ts';
import { PayPalConfigInput, PayPalConfigView } from './paypal-config.schemas.ts';
import { ConfigInput, ConfigView } from './settings.schemas.ts';

export const getConfig = endpoint({
  method: 'GET',
  path: '/admin/config',
  access: 'admin:settings:get',
  summary: 'Read the settings of the site',
  answer: ConfigView,
  errors: [],
});

export const updateConfig = endpoint({
  method: 'PUT',
  path: '/admin/config',
  access: 'admin:settings:edit',
  asksAgain: 'sometimes',
  fourEyes: ['settings'],
  summary: 'Change the settings of the site',
  body: ConfigInput,
  answer: ConfigView,
  errors: ['CHANGED_MEANWHILE', 'VALUE_INVALID', 'BANK_ACCOUNT_ACCOUNT_NUMBER_IS_WRONG', 'NO_SECOND_PERSON'],
});

export const getPayPalConfig = endpoint({
  method: 'GET',
  path: '/admin/config/paypal',
  access: 'admin:settings:get',
  summary: 'Read the settings of PayPal; of its secrets only whether they are stored',
  answer: PayPalConfigView,
  errors: [],
});

export const updatePayPalConfig = endpoint({
  method: 'PUT',
  path: '/admin/config/paypal',
  access: 'admin:settings:edit',
  asksAgain: 'always',
  fourEyes: ['credentials'],
  summary: 'Change the settings of PayPal',
  body: PayPalConfigInput,
  answer: PayPalConfigView,
  errors: ['CHANGED_MEANWHILE', 'IS_REQUIRED'],
});

/** The outcomes of connecting to the mail server and signing in. */
export const mailCheckOutcomes = [
  'works',
  'not-configured',
  'unknown-host',
  'not-reachable',
  'too-slow',
  'not-secure',
  'wrong-password',
  'other-answer',
] as const;
export type MailCheckOutcome = (typeof mailCheckOutcomes)[number];

/** `server` is its name and port, null if none is configured. */
export const checkMailServer = endpoint({
  method: 'POST',
  path: '/admin/config/mail-check',
  access: 'admin:settings:edit',
  summary: 'Connect to the mail server without sending anything',
  answer: z.object({ outcome: z.enum(mailCheckOutcomes), server: z.string().nullable() }),
  errors: [],
});
