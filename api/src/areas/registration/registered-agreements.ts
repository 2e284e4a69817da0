import { inArray, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import { fingerprintOf, type ShownAgreement } from '../consents/consents.shared.ts';
import { type RegisteredAgreement, registeredTexts, type registrations } from './registrations.tables.ts';

/**
 * Stores the texts that were shown, each once, however many people register. `shownAt` is updated each time, so that the clean-up
 * does not delete a text at the moment at which somebody else registers with it.
 */
export async function storeShownTexts(
  tx: Db,
  shown: readonly ShownAgreement[],
  shownAt: Date,
): Promise<RegisteredAgreement[]> {
  const registered = shown.map((agreement) => ({ ...agreement, fingerprint: fingerprintOf(agreement) }));
  const texts = new Map(registered.map((one) => [one.fingerprint, one]));
  if (texts.size > 0)
    await tx
      .insert(registeredTexts)
      // All registrations lock the texts in the same order.
      .values(
        [...texts.keys()].sort().map((fingerprint) => {
          const { name, content, required } = texts.get(fingerprint) as ShownAgreement;
          return { fingerprint, name, content, required, shownAt };
        }),
      )
      .onConflictDoUpdate({ target: registeredTexts.fingerprint, set: { shownAt: sql`excluded.shown_at` } });
  return registered.map(({ id, type, target, fingerprint }) => ({ id, type, target, fingerprint }));
}

/** The agreements as they were shown. Registrations of earlier versions have the texts themselves. */
export async function readShownAgreements(
  db: Db,
  agreements: (typeof registrations.$inferSelect)['agreements'],
): Promise<ShownAgreement[]> {
  const fingerprints = agreements.flatMap((agreement) =>
    'fingerprint' in agreement ? [agreement.fingerprint] : [],
  );
  const stored = await db
    .select()
    .from(registeredTexts)
    .where(inArray(registeredTexts.fingerprint, fingerprints));
  const texts = new Map(stored.map((one) => [one.fingerprint, one]));
  return agreements.map((agreement) => {
    if (!('fingerprint' in agreement)) return agreement;
    const text = texts.get(agreement.fingerprint);
    if (!text) throw new Error(`The text ${agreement.fingerprint} of a registration is gone`);
    const { id, type, target } = agreement;
    return { id, type, target, name: text.name, content: text.content, required: text.required };
  });
}
