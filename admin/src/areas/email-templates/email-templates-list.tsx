import {
  exportEmailTemplates,
  getEmailTemplate,
  listEmailTemplates,
  updateEmailTemplate,
} from '@share/contract/areas/email-templates/email-templates.endpoints.ts';
import type { EmailTemplateRow } from '@share/contract/areas/email-templates/email-templates.schemas.ts';
import { useLanguage } from '../../platform/language.tsx';
import { useTexts } from '../../platform/texts.ts';
import { EntityList } from '../../ui/list/entity-list.tsx';
import { nameWithGaps, useGapFilter } from '../../ui/list/language-gaps.tsx';
import { emailTemplatesTexts } from './email-templates.texts.ts';

/** Every e-mail that the software sends (EML-02). */
export function EmailTemplatesList() {
  const t = useTexts(emailTemplatesTexts);
  const { language } = useLanguage();
  const gap = useGapFilter();
  const nameOf = ({ name }: EmailTemplateRow) => name[language];
  return (
    <EntityList
      endpoint={listEmailTemplates}
      file={exportEmailTemplates}
      title={t.title}
      empty={t.empty}
      show={t.showFound}
      loadFailed={t.loadFailed}
      nameOf={nameOf}
      columns={[
        { name: 'name', header: t.name, ...nameWithGaps(nameOf) },
        { name: 'subject', header: t.subject, phone: 'detail', value: ({ subject }) => subject[language] },
      ]}
      filters={{ gap }}
      open={{
        view: getEmailTemplate,
        edit: updateEmailTemplate,
        to: ({ id }) => `/email-templates/${id}/edit`,
      }}
    />
  );
}
