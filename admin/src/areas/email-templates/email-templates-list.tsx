import {
  getEmailTemplate,
  listEmailTemplates,
  updateEmailTemplate,
} from '@share/contract/areas/email-templates/email-templates.endpoints.ts';
import { useLanguage } from '../../platform/language.tsx';
import { useTexts } from '../../platform/texts.ts';
import { EntityList } from '../../ui/list/entity-list.tsx';
import { emailTemplatesTexts } from './email-templates.texts.ts';

/** Every e-mail that the software sends (EML-02). */
export function EmailTemplatesList() {
  const t = useTexts(emailTemplatesTexts);
  const { language } = useLanguage();
  return (
    <EntityList
      endpoint={listEmailTemplates}
      title={t.title}
      empty={t.empty}
      loadFailed={t.loadFailed}
      nameOf={({ name }) => name[language]}
      columns={[
        { name: 'name', header: t.name, value: ({ name }) => name[language] },
        { name: 'subject', header: t.subject, value: ({ subject }) => subject[language] },
      ]}
      filters={{}}
      open={{
        view: getEmailTemplate,
        edit: updateEmailTemplate,
        to: ({ id }) => `/email-templates/${id}/edit`,
      }}
    />
  );
}
