import type { DescriptionInput } from '@share/contract/areas/offers/offers.parts.ts';
import type { Db } from '../../../platform/database/database.ts';
import { sanitizeTranslated } from '../../../platform/html/html.ts';
import type { EveryFieldOf } from '../../../platform/records/records.ts';
import { asNodes } from '../../../platform/records/stored-nodes.ts';
import { replaceNodes } from '../content/replace-nodes.ts';
import { offerDescriptions } from '../offers.tables.ts';

/** Replaces an offer's descriptions; stored ones that are left out are deleted (OFR-57). */
export async function saveDescriptions(
  tx: Db,
  offerId: number,
  inputs: readonly DescriptionInput[],
): Promise<void> {
  const rows = asNodes(
    inputs,
    ({ title, content, userMustBeLoggedIn, userMustInvest }) =>
      ({
        offerId,
        title,
        content: sanitizeTranslated(content),
        userMustBeLoggedIn,
        userMustInvest,
      }) satisfies EveryFieldOf<Omit<DescriptionInput, 'id' | 'position'>>,
  );
  await replaceNodes(tx, offerDescriptions, offerId, rows);
}
