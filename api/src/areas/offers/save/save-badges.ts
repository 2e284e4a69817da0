import type { BadgeInput } from '@share/contract/areas/offers/offers.parts.ts';
import type { Db } from '../../../platform/database/database.ts';
import type { EveryFieldOf } from '../../../platform/records/records.ts';
import { asNodes } from '../../../platform/records/stored-nodes.ts';
import { replaceNodes } from '../content/replace-nodes.ts';
import { offerBadges } from '../offers.tables.ts';

/** Replaces an offer's badges; stored ones that are left out are deleted (OFR-55). */
export async function saveBadges(tx: Db, offerId: number, inputs: readonly BadgeInput[]): Promise<void> {
  const rows = asNodes(
    inputs,
    ({ text, colorText, colorBackground }) =>
      ({
        offerId,
        text,
        colorText,
        colorBackground,
      }) satisfies EveryFieldOf<Omit<BadgeInput, 'id' | 'position'>>,
  );
  await replaceNodes(tx, offerBadges, offerId, rows);
}
