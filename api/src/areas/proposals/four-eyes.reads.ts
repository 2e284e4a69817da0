import { type FourEyesAction, noFourEyes } from '@share/contract/shared/four-eyes/four-eyes.ts';
import type { Db } from '../../platform/database/database.ts';
import type { Change } from '../../platform/records/change.ts';
import { siteSettings } from '../settings/settings.tables.ts';
import { actionsIn } from './four-eyes.rules.ts';

/** Everything that can need a second person. */
const demanding = {
  acceptanceAbove: 0,
  refunds: true,
  payouts: true,
  bankFiles: true,
  bankAccounts: true,
  terms: true,
  credentials: true,
  rights: true,
};

/** The actions among the changes for which the settings demand a second person. Most changes never do, and read no settings. */
export async function neededActions(db: Db, changes: readonly Change[]): Promise<FourEyesAction[]> {
  if (actionsIn(changes, demanding).length === 0) return [];
  const [stored] = await db.select({ fourEyes: siteSettings.fourEyes }).from(siteSettings);
  return actionsIn(changes, { ...noFourEyes, ...stored?.fourEyes });
}
