import type { Translated } from '@share/contract/shared/translated.ts';
import type { EmailType } from '../../platform/mail/email-types.ts';
import { passwordReset } from './defaults/password-reset.ts';
import { setPassword } from './defaults/set-password.ts';

export interface DefaultTemplate {
  name: Translated;
  subject: Translated;
  body: Translated;
}

/** What every e-mail says until staff edit it. */
export const defaultTemplates: Record<EmailType, DefaultTemplate> = {
  'password-reset': passwordReset,
  'set-password': setPassword,
};
