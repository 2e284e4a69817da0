import type { EmailType } from '../../platform/mail/email-types.ts';
import type { DefaultTemplate } from './default-template.ts';
import { newInvestorDocument } from './defaults/new-investor-document.ts';
import { passwordReset } from './defaults/password-reset.ts';
import { setPassword } from './defaults/set-password.ts';

/** What every e-mail says until staff edit it. */
export const defaultTemplates: Record<EmailType, DefaultTemplate> = {
  'password-reset': passwordReset,
  'set-password': setPassword,
  'new-investor-document': newInvestorDocument,
};
