import type { PropertyInput } from '@share/contract/areas/offers/offers.parts.ts';
import type { Db } from '../../../platform/database/database.ts';
import type { EveryFieldOf } from '../../../platform/records/records.ts';
import { asNodes } from '../../../platform/records/stored-nodes.ts';
import { replaceNodes } from '../content/replace-nodes.ts';
import { offerProperties } from '../offers.tables.ts';

/** Replaces an offer's properties; stored ones that are left out are deleted (OFR-59). */
export async function saveProperties(
  tx: Db,
  offerId: number,
  inputs: readonly PropertyInput[],
): Promise<void> {
  const rows = asNodes(
    inputs,
    ({ label, value, userMustBeLoggedIn, userMustInvest }) =>
      ({
        offerId,
        label,
        value,
        userMustBeLoggedIn,
        userMustInvest,
      }) satisfies EveryFieldOf<Omit<PropertyInput, 'id' | 'position'>>,
  );
  await replaceNodes(tx, offerProperties, offerId, rows);
}
