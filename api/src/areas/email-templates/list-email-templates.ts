import { emailTemplatesList } from '@share/contract/areas/email-templates/email-templates.endpoints.ts';
import { EmailTemplateRow } from '@share/contract/areas/email-templates/email-templates.schemas.ts';
import { gapsOfRow, hasGap } from '../../platform/lists/language-gaps.ts';
import { alphabetical } from '../../platform/lists/list-conditions.ts';
import { listOfTable } from '../../platform/lists/table-list.ts';
import { emailTemplates } from '../../platform/mail/mail.tables.ts';

export const listEmailTemplates = listOfTable(emailTemplates, {
  declared: emailTemplatesList,
  row: EmailTemplateRow,
  filters: { gap: hasGap('emailTemplate') },
  orders: { name: alphabetical('r.name'), subject: alphabetical('r.subject') },
  select: { gaps: gapsOfRow('emailTemplate') },
});
