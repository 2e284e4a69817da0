import * as endpoints from '@share/contract/areas/email-templates/email-templates.endpoints.ts';
import { EmailTemplateInput } from '@share/contract/areas/email-templates/email-templates.schemas.ts';
import { contentNames } from '@share/contract/shared/content/content-names.ts';
import type { Area } from '../../area.ts';
import { type App, serve } from '../../platform/http/serve.ts';
import { serveExport } from '../../platform/lists/export/serve-export.ts';
import { openMailTransport } from '../../platform/mail/mail-transport.ts';
import { plainText } from '../../platform/mail/plain-text.ts';
import { serveVersions } from '../../platform/records/versions/serve-versions.ts';
import { readEmailTemplate, templateRecords, updateEmailTemplate } from './email-templates.verbs.ts';
import { listEmailTemplates } from './list-email-templates.ts';
import { sendTestMessage } from './send-test-message.ts';
import { templateConfigs } from './template-variables.ts';

export const emailTemplatesArea: Area = {
  name: 'email-templates',
  routes: emailTemplatesRoutes,
  content: { ...templateRecords, from: 'email_templates r', read: readEmailTemplate },
  watched: { emailTemplate: 'email_templates' },
  link: {
    group: 'content',
    endpoint: endpoints.listEmailTemplates,
    route: '/email-templates',
    icon: 'mail',
    label: contentNames.emailTemplate.all,
  },
};

function emailTemplatesRoutes(app: App): void {
  const send = openMailTransport(app.services.environment);
  serve(app, endpoints.listEmailTemplates, ({ list, context }) => listEmailTemplates(context, list));
  serveExport(app, endpoints.exportEmailTemplates, listEmailTemplates);
  serve(app, endpoints.getEmailTemplateConfigs, async ({ context }) => templateConfigs(context.environment));
  serve(app, endpoints.getEmailTemplate, ({ params, context }) => readEmailTemplate(context, params.id));
  serve(app, endpoints.updateEmailTemplate, ({ params, ifMatch, body, context }) =>
    updateEmailTemplate(context, { id: params.id, ifMatch }, body),
  );
  serve(app, endpoints.getPlainText, async ({ body }) => ({ text: plainText(body.html) }));
  serveVersions(app, endpoints.emailTemplateVersions, {
    records: templateRecords,
    read: readEmailTemplate,
    update: updateEmailTemplate,
    input: EmailTemplateInput,
  });
  serve(app, endpoints.sendTestMessage, ({ body, context }) => sendTestMessage(context, send, body));
}
