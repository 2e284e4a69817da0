import {
  exportEmailTemplates,
  getEmailTemplate,
  listEmailTemplates,
  updateEmailTemplate,
} from '@share/contract/areas/email-templates/email-templates.endpoints.ts';
import { useLanguage } from '../../platform/language.tsx';
import { useTexts } from '../../platform/texts.ts';
import { EntityList } from '../../ui/list/entity-list.tsx';
import { gapBadge, NameWithGaps, useGapFilter } from '../../ui/list/language-gaps.tsx';
import { emailTemplatesTexts } from './email-templates.texts.ts';

/** Every e-mail that the software sends (EML-02). */
export function EmailTemplatesList() {
  const t = useTexts(emailTemplatesTexts);
  const { language } = useLanguage();
  const gap = useGapFilter();
  return (
    <EntityList
      endpoint={listEmailTemplates}
      file={exportEmailTemplates}
      title={t.title}
      empty={t.empty}
      show={t.showFound}
      loadFailed={t.loadFailed}
      nameOf={({ name }) => name[language]}
      columns={[
        {
          name: 'name',
          header: t.name,
          phone: { title: ({ name }) => name[language], badge: gapBadge },
          value: ({ name, gaps }) => <NameWithGaps name={name[language]} gaps={gaps} />,
        },
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
