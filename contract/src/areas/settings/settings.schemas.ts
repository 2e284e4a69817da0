/**
 * The settings of the public site (SET-01 to SET-16), one record: search engines, contact form, maintenance, social media,
 * Google, reminders. The settings of PayPal are another record, in `paypal-config.schemas.ts`.
 */
import { z } from 'zod';
import { WarsawDateTime } from '../../shared/dates.ts';
import { FourEyesSettings } from '../../shared/four-eyes/four-eyes.ts';
import { AccountNumbers } from '../../shared/personal-data.ts';
import { CodeText, Line, OptionalEmail } from '../../shared/text-fields.ts';
import { TranslatedView, translated } from '../../shared/translated.ts';
import { SocialMediaInput, SocialMediaView, socialIcons } from './social-media.ts';

/** The id becomes a part of Google's addresses. */
const GoogleId = CodeText(100).regex(/^[\w-]*$/, { error: 'VALUE_INVALID' });

const YesOrNo = z.boolean({ error: 'VALUE_INVALID' });

/** An optional field that is not sent keeps its stored value. Other texts, and the ids of Google, may be empty. */
export const ConfigInput = z
  .object({
    seoTitle: translated(255),
    seoDescription: translated(1_000),
    /** Empty addresses: no contact form (`sendTo`), the sender of all other e-mails (`sendFrom`). */
    contactForm: z.object({ sendFrom: OptionalEmail, sendTo: OptionalEmail, sendFromName: Line() }),
    /** SET-08. One of the two spellings is required; the first counts if both are there. */
    maintenanceMode: YesOrNo.optional(),
    isMaintenanceMode: YesOrNo.optional(),
    /** When visitors are told that the maintenance ends; null if that is not known. It ends only when it is switched off. */
    maintenanceUntil: WarsawDateTime.nullable().optional(),
    maintenanceModeTitle: translated(255),
    maintenanceModeMessage: translated(2_000),
    systemMaintenanceModeTitle: translated(255),
    systemMaintenanceModeMessage: translated(2_000),
    /** Entries that are not sent are left as they are. */
    socialMediaIcons: z.array(SocialMediaInput).max(socialIcons.length, { error: 'TOO_MANY_ITEMS' }),
    googleAnalyticsId: GoogleId,
    googleMapsId: GoogleId,
    /** Whether investors are reminded of bank transfers whose term ends soon. */
    remindersEnabled: YesOrNo.optional(),
    /** Whether all staff must have a second factor; changing it asks for the password again. */
    secondFactorDemanded: YesOrNo.optional(),
    /** Bank accounts of the company besides those of series, one a line: their statements may be imported. */
    ownAccounts: AccountNumbers.optional(),
    /** Which actions need a second person; so does making this weaker. */
    fourEyes: FourEyesSettings.optional(),
  })
  .superRefine(({ maintenanceMode, isMaintenanceMode }, issues) => {
    if ((maintenanceMode ?? isMaintenanceMode) === undefined)
      issues.addIssue({ code: 'custom', message: 'IS_REQUIRED', path: ['maintenanceMode'] });
  });
export type ConfigInput = z.infer<typeof ConfigInput>;

export const ConfigView = z.object({
  version: z.number(),
  seoTitle: TranslatedView,
  seoDescription: TranslatedView,
  contactForm: z.object({ sendFrom: z.string(), sendTo: z.string(), sendFromName: z.string() }),
  maintenanceMode: z.boolean(),
  maintenanceUntil: z.string().nullable(),
  maintenanceModeTitle: TranslatedView,
  maintenanceModeMessage: TranslatedView,
  systemMaintenanceModeTitle: TranslatedView,
  systemMaintenanceModeMessage: TranslatedView,
  /** In the order of `socialIcons`, whatever their positions. */
  socialMediaIcons: z.array(SocialMediaView),
  googleAnalyticsId: z.string(),
  googleMapsId: z.string(),
  remindersEnabled: z.boolean(),
  secondFactorDemanded: z.boolean(),
  ownAccounts: z.string(),
  fourEyes: FourEyesSettings,
});
export type ConfigView = z.infer<typeof ConfigView>;
