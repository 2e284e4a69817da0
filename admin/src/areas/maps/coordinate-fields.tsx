import type { ClipboardEvent, ReactNode } from 'react';
import { FieldGrid } from '../../ui/form/form-section.tsx';
import { placeOfText } from './pasted-place.ts';
import type { Place } from './places.ts';

/** The fields of a place, side by side. Two coordinates that are pasted together into one of them are passed to `onPlace`. */
export function CoordinateFields({
  children,
  onPlace,
}: {
  children: ReactNode;
  /** Missing while the place cannot be changed. */
  onPlace?: (place: Place) => void;
}) {
  const takePlace = (event: ClipboardEvent) => {
    const place = placeOfText(event.clipboardData.getData('text/plain'));
    if (!place || !onPlace) return;
    event.preventDefault();
    onPlace(place);
  };
  return (
    <div onPasteCapture={takePlace}>
      <FieldGrid columns={3}>{children}</FieldGrid>
    </div>
  );
}
