import type { SocialMediaInput } from '@share/contract/areas/settings/social-media.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { StoredSocialMedia } from './settings.tables.ts';

/**
 * The stored entries with what was sent of them, in their stored order. An entry without an id is the one at its index (SET-12).
 * Positions become 1, 2, 3…: of two entries with the same one, the entry that was moved gets its place.
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
    return { ...entry, isEnabled, url, position, move: Math.sign(position - entry.position) };
  });
  // Whoever is moved up goes before the entry that has that position, whoever is moved down goes after it.
  const order = wanted.toSorted((one, other) => one.position - other.position || one.move - other.move);
  return wanted.map((entry) => {
    const { move: _, ...changed } = entry;
    return { ...changed, position: order.indexOf(entry) + 1 };
  });
}
