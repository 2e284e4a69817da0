import { getPublicConfig } from '@share/contract/areas/settings/public-config.endpoints.ts';
import * as endpoints from '@share/contract/areas/settings/settings.endpoints.ts';
import type { Area } from '../../area.ts';
import { type App, serve } from '../../platform/http/serve.ts';
import { checkMailServer } from './check-mail-server.ts';
import { readPayPalConfig, updatePayPalConfig } from './paypal-settings.verbs.ts';
import { toPublicConfig } from './public-config.ts';
import { settingsSteps } from './settings.home.ts';
import type { SettingsReaders } from './settings.shared.ts';
import { readConfig, updateConfig } from './site-settings.verbs.ts';

export const settingsArea: Area = {
  name: 'settings',
  routes: settingsRoutes,
  firstSteps: settingsSteps,
  watched: { config: 'site_settings', payPalConfig: 'paypal_settings' },
  link: {
    group: 'system',
    endpoint: null,
    route: '/settings',
    icon: 'settings',
    label: { pl: 'Ustawienia', en: 'Settings' },
  },
};

function settingsRoutes(
  app: App,
  { readSettings, forgetSettings }: Pick<SettingsReaders, 'readSettings' | 'forgetSettings'>,
): void {
  serve(app, getPublicConfig, async () => toPublicConfig(await readSettings()));
  serve(app, endpoints.getConfig, ({ context }) => readConfig(context));
  serve(app, endpoints.updateConfig, async ({ ifMatch, body, context }) => {
    const saved = await updateConfig(context, ifMatch, body);
    forgetSettings();
    return saved;
  });
  serve(app, endpoints.checkMailServer, ({ context }) => checkMailServer(context));
  serve(app, endpoints.getPayPalConfig, ({ context }) => readPayPalConfig(context));
  serve(app, endpoints.updatePayPalConfig, ({ ifMatch, body, context }) =>
    updatePayPalConfig(context, ifMatch, body),
  );
}
