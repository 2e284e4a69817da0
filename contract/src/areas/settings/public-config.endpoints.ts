import { z } from 'zod';
import { endpoint } from '../../shared/endpoint.ts';
import { TranslatedView } from '../../shared/translated.ts';
import { SocialMediaView } from './social-media.ts';

/** The settings that the public site needs: nothing of the contact form, and nothing of payments. */
export const PublicConfigView = z.object({
  seoTitle: TranslatedView,
  seoDescription: TranslatedView,
  /** The icons that are switched on, in the order of their positions. */
  socialMediaIcons: z.array(SocialMediaView.pick({ name: true, icon: true, url: true })),
  googleAnalyticsId: z.string().nullable(),
  googleMapsId: z.string().nullable(),
});
export type PublicConfigView = z.infer<typeof PublicConfigView>;

export const getPublicConfig = endpoint({
  method: 'GET',
  path: '/config',
  access: 'site',
  summary: 'The settings that the public site uses',
  answer: PublicConfigView,
  revalidates: true,
  errors: [],
});
