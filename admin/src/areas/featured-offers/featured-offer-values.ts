import type {
  FeaturedPlacementInput,
  FeaturedPlacementView,
} from '@share/contract/areas/featured-offers/featured-offers.schemas.ts';
import { randomId } from '@share/contract/client/random-id.ts';
import type { Translated } from '@share/contract/shared/translated.ts';
import { filled, type NumberValue } from '../../ui/fields/number-field.tsx';

export interface EntryValues {
  /** Identifies the entry in the form; equal for the same stored entry, so that versions can be compared. */
  key: string;
  fixedPosition: boolean;
  position: NumberValue;
  offerId: number | null;
}

export interface FeaturedValues {
  title: Translated;
  offers: EntryValues[];
}

/** An empty entry after all others (FEA-11). */
export const newEntry = (entries: readonly EntryValues[]): EntryValues => ({
  key: randomId(),
  fixedPosition: false,
  position: Math.max(0, ...entries.map(({ position }) => position || 0)) + 1,
  offerId: null,
});

export const toFormValues = ({ title, offers }: FeaturedPlacementView): FeaturedValues => ({
  title,
  offers: offers.map(({ offer: _, ...entry }) => ({ ...entry, key: String(entry.offerId) })),
});

/** Entries without an offer are not sent (FEA-12). */
export const toInput = ({ title, offers }: FeaturedValues): FeaturedPlacementInput => ({
  title,
  offers: offers.flatMap(({ offerId, position, fixedPosition }) =>
    offerId === null ? [] : [{ offerId, position: filled(position), fixedPosition }],
  ),
});

/** The path in the form of a path in the body, which lacks the entries without an offer. */
export function formPath(path: string, { offers }: FeaturedValues): string {
  const found = /^offers\.(\d+)/.exec(path);
  if (!found) return path;
  const sent = offers.flatMap(({ offerId }, index) => (offerId === null ? [] : [index]));
  return path.replace(/\d+/, String(sent[Number(found[1])] ?? found[1]));
}
