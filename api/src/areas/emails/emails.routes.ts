import * as endpoints from '@share/contract/areas/emails/emails.endpoints.ts';
import type { Area } from '../../area.ts';
import { shownTo } from '../../platform/http/authorise.ts';
import { type App, serve } from '../../platform/http/serve.ts';
import { serveExport } from '../../platform/lists/export/serve-export.ts';
import { emailTemplates } from '../../platform/mail/mail.tables.ts';
import { emailsCards } from './emails.home.ts';
import { getEmail } from './get-email.ts';
import { listEmails, totalEmails } from './list-emails.ts';
import { sendEmailAgain } from './send-email-again.ts';

export const emailsArea: Area = {
  name: 'emails',
  routes: emailsRoutes,
  cards: emailsCards,
  link: {
    group: 'content',
    endpoint: endpoints.listEmails,
    route: '/emails',
    icon: 'send',
    label: { pl: 'Wysłane e-maile', en: 'Sent e-mails' },
  },
};

function emailsRoutes(app: App): void {
  serve(app, endpoints.listEmails, ({ list, context }) => listEmails(context, list));
  serve(app, endpoints.totalEmails, ({ list, context }) => totalEmails(context, list));
  serveExport(app, endpoints.exportEmails, listEmails);
  serve(app, endpoints.listEmailTypes, ({ context: { db } }) =>
    db.select({ type: emailTemplates.type, name: emailTemplates.name }).from(emailTemplates),
  );
  serve(app, endpoints.getEmail, ({ params, context }) => getEmail(context, params.id));
  serve(app, endpoints.sendEmailAgain, async ({ params, context }) =>
    shownTo(context, endpoints.getEmail, await sendEmailAgain(context, params.id)),
  );
}
