import { isDeepStrictEqual } from 'node:util';
import type {
  EmailTemplateInput,
  EmailTemplateView,
} from '@share/contract/areas/email-templates/email-templates.schemas.ts';
import { languages } from '@share/contract/shared/languages.ts';
import { refuseUnconfirmed } from '../../platform/confirmation.ts';
import type { Context } from '../../platform/context.ts';
import { tellsAccount } from '../../platform/mail/email-variables.ts';
import { emailTemplates } from '../../platform/mail/mail.tables.ts';
import type { Target } from '../../platform/records/record-steps.ts';
import { updateRecord } from '../../platform/records/record-verbs.ts';
import { readerOf, records } from '../../platform/records/records.ts';
import { refuseIfAny } from '../../platform/refusal.ts';
import { refusalsOfTemplate } from './refuse-faulty-template.ts';

export const templateRecords = records({
  table: emailTemplates,
  entity: 'emailTemplate',
  missing: 'NOT_FOUND',
  versioned: { texts: ['name', 'subject', 'body'] },
  view: (row): EmailTemplateView => row,
});

export const readEmailTemplate = readerOf(templateRecords);

/**
 * Stores the texts unchanged, or refuses them: the HTML is the layout of the e-mail, and no program may rewrite it. Texts that tell
 * investors the account to pay to are changed only soon after the password was given, as the account itself is.
 */
export const updateEmailTemplate = (
  context: Context,
  target: Target,
  input: EmailTemplateInput,
): Promise<EmailTemplateView> =>
  updateRecord(context, templateRecords, target, (stored) => {
    const { type } = stored;
    const refusals = languages.map((language) => {
      const texts = { subject: input.subject[language], body: input.body[language] };
      return refusalsOfTemplate(type, texts, (field) => `${field}.${language}`);
    });
    refuseIfAny(refusals.flat());
    const isOtherText = !isDeepStrictEqual([stored.subject, stored.body], [input.subject, input.body]);
    if (isOtherText && tellsAccount(type)) refuseUnconfirmed(context);
    return input;
  });
