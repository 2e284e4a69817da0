import { z } from 'zod';
import { Id } from '../../shared/ids.ts';
import { RequiredPosition } from '../../shared/order/record-position.ts';
import { CodeText } from '../../shared/text-fields.ts';

/** SET-10, SET-11: a fixed set; these are the entries that are stored, in this order. */
export const socialIcons = ['linkedin', 'facebook', 'twitter', 'instagram', 'youtube'] as const;
export type SocialIcon = (typeof socialIcons)[number];

export const socialNames: Record<SocialIcon, string> = {
  linkedin: 'LinkedIn',
  facebook: 'Facebook',
  twitter: 'Twitter',
  instagram: 'Instagram',
  youtube: 'YouTube',
};

/** An address of the web, without the name of a user. */
const WEB_ADDRESS = /^(?:https?:\/\/[^\s\\<>"/?#@]+(?:[/?#][^\s\\<>"]*)?)?$/i;

/**
 * SET-12. The entry without an id is the stored one at the same index. Name and icon belong to the entry and cannot be changed:
 * they may be sent and are ignored.
 */
export const SocialMediaInput = z
  .object({
    id: Id.optional(),
    isEnabled: z.boolean({ error: 'VALUE_INVALID' }),
    url: CodeText(500).regex(WEB_ADDRESS, { error: 'WEB_ADDRESS_INVALID' }),
    position: RequiredPosition,
  })
  .superRefine(({ isEnabled, url }, issues) => {
    if (isEnabled && url === '') issues.addIssue({ code: 'custom', message: 'IS_REQUIRED', path: ['url'] });
  });
export type SocialMediaInput = z.infer<typeof SocialMediaInput>;

export const SocialMediaView = z.object({
  id: z.number(),
  name: z.string(),
  icon: z.enum(socialIcons),
  isEnabled: z.boolean(),
  url: z.string(),
  position: z.number(),
});
export type SocialMediaView = z.infer<typeof SocialMediaView>;
