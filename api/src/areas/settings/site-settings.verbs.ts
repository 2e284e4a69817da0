import { isDeepStrictEqual } from 'node:util';
import { updateConfig as updateConfigEndpoint } from '@share/contract/areas/settings/settings.endpoints.ts';
import { type ConfigInput, ConfigView } from '@share/contract/areas/settings/settings.schemas.ts';
import { socialNames } from '@share/contract/areas/settings/social-media.ts';
import { fromWarsaw, toWarsaw } from '@share/contract/shared/dates.ts';
import { type FourEyesSettings, isWeaker, noFourEyes } from '@share/contract/shared/four-eyes/four-eyes.ts';
import { accountNumbersIn } from '@share/contract/shared/personal-data.ts';
import { sql } from 'drizzle-orm';
import { refuseUnconfirmed } from '../../platform/confirmation.ts';
import type { Context } from '../../platform/context.ts';
import { updateRecord } from '../../platform/records/record-verbs.ts';
import { type EveryFieldOf, readerOf, records } from '../../platform/records/records.ts';
import { Refusal } from '../../platform/refusal.ts';
import { readAccountNumber } from '../countries/countries.shared.ts';
import { HELD_NAMES, readStandings } from '../rights/rights.shared.ts';
import { type SiteSettings, siteSettings } from './settings.tables.ts';
import { changedSocialMedia } from './social-media.rules.ts';

/** The settings are one row. */
export const ONLY = 1;

const siteRecords = records({
  table: siteSettings,
  entity: 'config',
  missing: 'NOT_FOUND',
  view: toConfigView,
});

function toConfigView(stored: SiteSettings): ConfigView {
  return ConfigView.parse({
    ...stored,
    contactForm: {
      sendFrom: stored.contactSendFrom,
      sendTo: stored.contactSendTo,
      sendFromName: stored.contactSendFromName,
    },
    maintenanceUntil: stored.maintenanceUntil && toWarsaw(stored.maintenanceUntil),
    socialMediaIcons: stored.socialMediaIcons.map((entry) => ({ ...entry, name: socialNames[entry.icon] })),
    googleAnalyticsId: stored.googleAnalyticsId ?? '',
    googleMapsId: stored.googleMapsId ?? '',
    fourEyes: { ...noFourEyes, ...stored.fourEyes },
  });
}

export const readConfig = (context: Context): Promise<ConfigView> => readerOf(siteRecords)(context, ONLY);

/** Refuses an entry of the social media that does not exist or is there twice (SET-12), and a wrong account number. */
export async function updateConfig(
  context: Context,
  ifMatch: number | null,
  input: ConfigInput,
): Promise<ConfigView> {
  if (input.fourEyes) await refuseWithoutSecondPerson(context, input.fourEyes);
  return updateRecord(context, siteRecords, { id: ONLY, ifMatch }, (stored) =>
    toColumns(context, input, stored),
  );
}

/** More actions need a second person only if there is one, who could also confirm that they need none again. */
async function refuseWithoutSecondPerson(context: Context, typed: FourEyesSettings): Promise<void> {
  const { fourEyes } = await readConfig(context);
  if (!isWeaker(typed, fourEyes)) return;
  const [another] = await readStandings(
    context.db,
    sql`u.id <> ${context.actor.id} AND u.active AND u.is_admin AND u.deleted_at IS NULL
      AND (u.is_super_admin OR ${updateConfigEndpoint.access} = ANY(${sql.raw(HELD_NAMES)})) LIMIT 1`,
  );
  if (!another) throw new Refusal('NO_SECOND_PERSON', 'fourEyes');
}

type ContactColumns = Record<`contact${Capitalize<keyof ConfigInput['contactForm']>}`, unknown>;
type Fields = Omit<ConfigInput, 'contactForm' | 'isMaintenanceMode'> & ContactColumns;

function toColumns(context: Context, input: ConfigInput, stored: SiteSettings) {
  return {
    secondFactorDemanded: demanded(context, input.secondFactorDemanded, stored),
    seoTitle: input.seoTitle,
    seoDescription: input.seoDescription,
    contactSendFrom: input.contactForm.sendFrom,
    contactSendTo: input.contactForm.sendTo,
    contactSendFromName: input.contactForm.sendFromName,
    maintenanceMode: input.maintenanceMode ?? input.isMaintenanceMode ?? stored.maintenanceMode,
    maintenanceUntil: until(input.maintenanceUntil, stored),
    maintenanceModeTitle: input.maintenanceModeTitle,
    maintenanceModeMessage: input.maintenanceModeMessage,
    systemMaintenanceModeTitle: input.systemMaintenanceModeTitle,
    systemMaintenanceModeMessage: input.systemMaintenanceModeMessage,
    socialMediaIcons: changedSocialMedia(stored.socialMediaIcons, input.socialMediaIcons),
    googleAnalyticsId: input.googleAnalyticsId || null,
    googleMapsId: input.googleMapsId || null,
    remindersEnabled: input.remindersEnabled ?? stored.remindersEnabled,
    fourEyes: changedFourEyes(context, input.fourEyes, stored),
    ownAccounts: input.ownAccounts === undefined ? stored.ownAccounts : checkedAccounts(input.ownAccounts),
  } satisfies EveryFieldOf<Fields>;
}

function demanded(
  context: Context,
  typed: boolean | undefined,
  { secondFactorDemanded }: SiteSettings,
): boolean {
  if (typed === undefined || typed === secondFactorDemanded) return secondFactorDemanded;
  refuseUnconfirmed(context);
  return typed;
}

function changedFourEyes(
  context: Context,
  typed: ConfigInput['fourEyes'],
  { fourEyes }: SiteSettings,
): SiteSettings['fourEyes'] {
  if (typed === undefined || isDeepStrictEqual(typed, { ...noFourEyes, ...fourEyes })) return fourEyes;
  refuseUnconfirmed(context);
  return typed;
}

function checkedAccounts(typed: string): string {
  const accounts = accountNumbersIn(typed).map((number) => readAccountNumber(number));
  if (accounts.includes(null)) throw new Refusal('BANK_ACCOUNT_ACCOUNT_NUMBER_IS_WRONG', 'ownAccounts');
  return [...new Set(accounts)].join('\n');
}

function until(typed: ConfigInput['maintenanceUntil'], { maintenanceUntil }: SiteSettings): Date | null {
  if (typed === undefined) return maintenanceUntil;
  return typed === null ? null : fromWarsaw(typed);
}
