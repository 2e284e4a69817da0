import type { ConfigInput, ConfigView } from '@share/contract/areas/settings/settings.schemas.ts';
import type { SocialIcon } from '@share/contract/areas/settings/social-media.ts';
import { fromWarsaw, WarsawDateTime } from '@share/contract/shared/dates.ts';
import type { FourEyesSettings } from '@share/contract/shared/four-eyes/four-eyes.ts';
import { groupedAccountNumbers } from '@share/contract/shared/personal-data.ts';
import { filled, type NumberValue } from '../../ui/fields/number-field.tsx';

/** The values of the four tabs that are saved together. The end of the maintenance is '' while it is unknown. */
export type SiteFormValues = Omit<
  Required<ConfigInput>,
  'isMaintenanceMode' | 'maintenanceUntil' | 'socialMediaIcons' | 'fourEyes'
> & {
  fourEyes: Omit<FourEyesSettings, 'acceptanceAbove'> & { acceptanceAbove: NumberValue };
  maintenanceUntil: string;
  socialMediaIcons: {
    id: number;
    name: string;
    icon: SocialIcon;
    isEnabled: boolean;
    url: string;
    position: NumberValue;
  }[];
};

export const toSiteForm = ({ version: _, ...config }: ConfigView): SiteFormValues => ({
  ...config,
  maintenanceUntil: config.maintenanceUntil ?? '',
  ownAccounts: groupedAccountNumbers(config.ownAccounts),
  fourEyes: { ...config.fourEyes, acceptanceAbove: config.fourEyes.acceptanceAbove ?? '' },
});

/**
 * Builds the body. Of social media it contains only the values that may be changed, each at the index of its stored entry
 * (SET-12).
 */
export const toConfigInput = ({ socialMediaIcons, fourEyes, ...values }: SiteFormValues): ConfigInput => ({
  ...values,
  maintenanceUntil: values.maintenanceUntil || null,
  fourEyes: {
    ...fourEyes,
    acceptanceAbove: fourEyes.acceptanceAbove === '' ? null : fourEyes.acceptanceAbove,
  },
  socialMediaIcons: socialMediaIcons.map(({ isEnabled, url, position }) => ({
    isEnabled,
    url,
    position: filled(position),
  })),
});

/** The end of the maintenance as visitors see it: null when it is unknown, cannot be read, or has passed. */
export function announcedEnd(until: string): Date | null {
  const end = WarsawDateTime.safeParse(until).success ? fromWarsaw(until) : null;
  return end && end > new Date() ? end : null;
}
