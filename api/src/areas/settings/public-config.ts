import type { PublicConfigView } from '@share/contract/areas/settings/public-config.endpoints.ts';
import { socialNames } from '@share/contract/areas/settings/social-media.ts';
import { withFallback } from '@share/contract/shared/translated.ts';
import type { SiteSettings } from './settings.tables.ts';

export const toPublicConfig = (stored: SiteSettings): PublicConfigView => ({
  seoTitle: withFallback(stored.seoTitle),
  seoDescription: withFallback(stored.seoDescription),
  socialMediaIcons: stored.socialMediaIcons
    .filter(({ isEnabled }) => isEnabled)
    .toSorted((one, other) => one.position - other.position)
    .map(({ icon, url }) => ({ name: socialNames[icon], icon, url })),
  googleAnalyticsId: stored.googleAnalyticsId,
  googleMapsId: stored.googleMapsId,
});
