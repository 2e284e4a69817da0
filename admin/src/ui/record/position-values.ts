import { filled, type NumberValue } from '../fields/number-field.tsx';

/** The position of a record in its form. */
export interface PositionValues {
  position: NumberValue;
  /** The position of the record when it was loaded; null for a new one. */
  place: number | null;
}

/** New records come first (CON-21, CON-22). */
export const newPosition = (): PositionValues => ({ position: 1, place: null });

export const storedPosition = ({ position }: { position: number }): PositionValues => ({
  position,
  place: position,
});

/** The position to send; nothing if it was not changed, so that the record stays where others may have moved it meanwhile. */
export const sentPosition = ({ position, place }: PositionValues): number | undefined =>
  position === place ? undefined : filled(position);
