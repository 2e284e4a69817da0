import type { SocialMediaInput } from '@share/contract/areas/settings/social-media.ts';
import type { EveryFieldOf } from '../../platform/records/records.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { StoredSocialMedia } from './settings.tables.ts';

/**
 * The stored entries in their stored order, with the fields that were sent. An entry without an id is the stored one at its
 * index (SET-12). Positions become 1, 2, 3…: of two entries with the same position, the one that was moved gets it.
 */
export function changedSocialMedia(
  stored: readonly StoredSocialMedia[],
  sent: readonly SocialMediaInput[],
): StoredSocialMedia[] {
  const sentOf = new Map<number, SocialMediaInput>();
  for (const [index, entry] of sent.entries()) {
    const id = entry.id ?? stored[index]?.id;
    const isKnown = stored.some((one) => one.id === id);
    if (id === undefined || !isKnown || sentOf.has(id))
      throw new Refusal('VALUE_INVALID', `socialMediaIcons.${index}.id`);
    sentOf.set(id, entry);
  }
  const wanted = stored.map((entry) => {
    const { isEnabled, url, position } = sentOf.get(entry.id) ?? entry;
    const changed = { isEnabled, url, position } satisfies EveryFieldOf<Omit<SocialMediaInput, 'id'>>;
    return { ...entry, ...changed, move: Math.sign(position - entry.position) };
  });
  // An entry that moves up goes before the entry that has its new position; one that moves down goes after it.
  const order = wanted.toSorted((one, other) => one.position - other.position || one.move - other.move);
  return wanted.map((entry) => {
    const { move: _, ...changed } = entry;
    return { ...changed, position: order.indexOf(entry) + 1 };
  });
}
