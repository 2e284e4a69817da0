import { updateConfig } from '@share/contract/areas/settings/settings.endpoints.ts';
import { type FirstStepSource, stepOf } from '../home/home.shared.ts';

export const settingsSteps: readonly FirstStepSource[] = [
  {
    name: 'mailServer',
    endpoint: updateConfig,
    isDone: ({ environment }) => Boolean(environment.smtpUrl),
  },
  stepOf(
    'siteSettings',
    updateConfig,
    "FROM site_settings WHERE contact_send_to <> '' AND seo_title->>'pl' <> '' AND seo_title->>'en' <> ''",
  ),
];
