import * as endpoints from '@share/contract/areas/contact/contact.endpoints.ts';
import type { Area } from '../../area.ts';
import { type App, serve } from '../../platform/http/serve.ts';
import type { SettingsReaders } from '../settings/settings.shared.ts';
import { sendContactMessage } from './send-contact-message.ts';

export const contactArea: Area = { name: 'contact', routes: contactRoutes };

function contactRoutes(app: App, { readSettings }: Pick<SettingsReaders, 'readSettings'>): void {
  serve(app, endpoints.sendContactMessage, async ({ body, context }) =>
    sendContactMessage(context, await readSettings(), body),
  );
}
