import type { PayPalConfigInput } from '@share/contract/areas/settings/paypal-config.schemas.ts';
import type { ConfigInput } from '@share/contract/areas/settings/settings.schemas.ts';
import { type FourEyesSettings, noFourEyes } from '@share/contract/shared/four-eyes/four-eyes.ts';
import { siteSettings } from '../areas/settings/settings.tables.ts';
import type { Context } from '../platform/context.ts';

/** Settings of the site as sent by a client that only knows the fields of the requirements. */
export const aConfig = (overrides: Partial<ConfigInput> = {}): ConfigInput => ({
  seoTitle: { pl: 'Udziały w nieruchomościach', en: 'Property shares' },
  seoDescription: { pl: 'Inwestuj od jednego udziału.', en: 'Invest from one share.' },
  contactForm: { sendFrom: 'www@example.com', sendTo: 'office@example.com', sendFromName: 'Website' },
  maintenanceMode: false,
  maintenanceModeTitle: { pl: 'Wracamy wkrótce', en: 'Back soon' },
  maintenanceModeMessage: { pl: 'Aktualizujemy serwis.', en: 'We are updating the site.' },
  systemMaintenanceModeTitle: { pl: 'Przerwa', en: 'Pause' },
  systemMaintenanceModeMessage: { pl: 'Kilka minut.', en: 'A few minutes.' },
  socialMediaIcons: [1, 2, 3, 4, 5].map((position) => ({ isEnabled: false, url: '', position })),
  googleAnalyticsId: 'G-1A2B3C',
  googleMapsId: 'maps-key_1',
  ...overrides,
});

/** PayPal in sandbox mode. */
export const aPayPalConfig = (
  credentials: Partial<PayPalConfigInput['defaultCredentials']> = {},
  maxAmount = 50_000.5,
): PayPalConfigInput => ({
  maxAmount,
  defaultCredentials: {
    productionMode: false,
    productionClientId: '',
    productionClientSecret: '',
    sandboxClientId: 'sandbox-client',
    sandboxClientSecret: 'sandbox-secret',
    ...credentials,
  },
});

/** Demands a second person for these actions alone. */
export const demandSecond = ({ db }: Context, settings: Partial<FourEyesSettings>) =>
  db.update(siteSettings).set({ fourEyes: { ...noFourEyes, ...settings } });
