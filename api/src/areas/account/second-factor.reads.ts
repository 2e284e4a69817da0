import type { SecondFactorView } from '@share/contract/areas/account/second-factor.endpoints.ts';
import { callerId } from '../../platform/caller-id.ts';
import type { Context } from '../../platform/context.ts';
import type { Db } from '../../platform/database/database.ts';
import { listPasskeys, readFactors, relyingParty } from '../second-factor/second-factor.shared.ts';
import { siteSettings } from '../settings/settings.tables.ts';

export async function readSecondFactor(db: Db, context: Context): Promise<SecondFactorView> {
  const { codesSince, recoveryCodesLeft } = await readFactors(db, callerId(context));
  const [settings] = await db.select({ isDemanded: siteSettings.secondFactorDemanded }).from(siteSettings);
  return {
    codesSince: codesSince?.toISOString() ?? null,
    passkeys: await listPasskeys(db, callerId(context)),
    passkeysAt: relyingParty(context.environment)?.origin ?? null,
    recoveryCodesLeft,
    isDemanded: settings?.isDemanded ?? false,
  };
}
