import { emailTemplatesList } from '@share/contract/areas/email-templates/email-templates.endpoints.ts';
import type { EmailTemplateRow } from '@share/contract/areas/email-templates/email-templates.schemas.ts';
import { gapsOfRow, hasGap } from '../../platform/lists/language-gaps.ts';
import { alphabetical } from '../../platform/lists/list-conditions.ts';
import { listFrom } from '../../platform/lists/list-query.ts';
import type { ListSource } from '../../platform/lists/list-source.ts';

const source: ListSource<typeof emailTemplatesList, EmailTemplateRow, EmailTemplateRow> = {
  declared: emailTemplatesList,
  from: 'email_templates r',
  id: 'r.id',
  filters: { gap: hasGap('emailTemplate') },
  orders: { name: alphabetical('r.name'), subject: alphabetical('r.subject') },
  select: {
    id: 'r.id',
    type: 'r.type',
    name: 'r.name',
    subject: 'r.subject',
    gaps: gapsOfRow('emailTemplate'),
  },
  joins: 'JOIN email_templates r ON r.id = page.id',
  row: (found) => found,
};

export const listEmailTemplates = listFrom(source);
