import {
  emailTemplateVersions,
  listEmailTemplates,
  updateEmailTemplate,
} from '@share/contract/areas/email-templates/email-templates.endpoints.ts';
import type {
  EmailTemplateInput,
  EmailTemplateView,
} from '@share/contract/areas/email-templates/email-templates.schemas.ts';
import type { ErrorItem } from '@share/contract/shared/endpoint.ts';
import { languages } from '@share/contract/shared/languages.ts';
import { commonTexts } from '../../platform/common.texts.ts';
import { useLanguage } from '../../platform/language.tsx';
import { useListOrHome } from '../../platform/permissions.tsx';
import { useTexts } from '../../platform/texts.ts';
import { ErrorBanner } from '../../ui/error-banner.tsx';
import { FormDraft } from '../../ui/form/draft/form-draft.tsx';
import { FormFrame } from '../../ui/form/form-frame.tsx';
import { RecordScreen } from '../../ui/form/record-screen.tsx';
import { useEditForm } from '../../ui/form/use-edit-form.ts';
import { asInput } from '../../ui/record/form-values.ts';
import { useHeadInList } from '../../ui/record/head-in-list.ts';
import { LanguageNotice } from '../../ui/record/history/language-notice.tsx';
import { RecordHistoryButton } from '../../ui/record/history/record-history-button.tsx';
import { FormTabs } from '../../ui/tabs/form-tabs.tsx';
import { useIdParam } from '../../ui/use-id-param.ts';
import { emailTemplateQuery, emailTemplatesChanged, useVariables } from './email-templates.queries.ts';
import { emailTemplatesTexts } from './email-templates.texts.ts';
import { TemplateTab } from './template-tab.tsx';

export function EmailTemplateEdit() {
  const id = useIdParam();
  const t = useTexts(emailTemplatesTexts);
  const back = useListOrHome(listEmailTemplates, '/email-templates');
  return (
    <RecordScreen key={id} query={emailTemplateQuery(id)} title={t.editTitle} back={back} list={t.title}>
      {(template) => <EditForm template={template} back={back} />}
    </RecordScreen>
  );
}

const toFormValues = ({ name, subject, body }: EmailTemplateView): EmailTemplateInput => ({
  name,
  subject,
  body,
});

/** The first error of each field; the others are named below the field, each with its place. */
const firstOfEachField = (errors: ErrorItem[]): ErrorItem[] =>
  errors.filter(
    ({ path }, index) => path === null || errors.findIndex((other) => other.path === path) === index,
  );

/** A tab for each language (EML-07). */
function EditForm({ template, back }: { template: EmailTemplateView; back: string }) {
  const t = useTexts(emailTemplatesTexts);
  const common = useTexts(commonTexts);
  const { language: shown } = useLanguage();
  const { variables, error, retry } = useVariables(template.type);
  const form = useEditForm({
    endpoint: updateEmailTemplate,
    params: { id: String(template.id) },
    record: template,
    query: emailTemplateQuery(template.id),
    toFormValues,
    toInput: asInput<EmailTemplateInput>,
    announce: { key: 'emailTemplates.edit', ...t.toasts.edit },
    onSaved: emailTemplatesChanged,
    readErrors: firstOfEachField,
    back,
  });
  const inList = useHeadInList({
    list: listEmailTemplates,
    path: '/email-templates',
    title: t.title,
    id: template.id,
    to: (id) => `/email-templates/${id}/edit`,
  });
  const names = { pl: common.polish, en: common.english };
  return (
    <FormFrame
      form={form}
      title={template.name[shown]}
      head={inList}
      watched={{ entity: 'emailTemplate', id: template.id }}
      actions={
        <RecordHistoryButton
          endpoints={emailTemplateVersions}
          entity="emailTemplate"
          id={template.id}
          name={template.name[shown]}
          form={form}
          onRestored={emailTemplatesChanged}
        />
      }
    >
      {error !== null && <ErrorBanner failure={error} onRetry={retry} />}
      <LanguageNotice
        entity="emailTemplate"
        endpoints={emailTemplateVersions}
        id={template.id}
        form={form}
        onConfirmed={emailTemplatesChanged}
      />
      <FormDraft form={form} of={{ entity: 'emailTemplate', id: template.id }} />
      <FormTabs
        label={t.tabs}
        tabs={languages.map((language) => ({
          name: language,
          label: names[language],
          fields: [`name.${language}`, `subject.${language}`, `body.${language}`],
          children: (
            <TemplateTab
              control={form.control}
              template={template}
              language={language}
              variables={variables}
            />
          ),
        }))}
      />
    </FormFrame>
  );
}
