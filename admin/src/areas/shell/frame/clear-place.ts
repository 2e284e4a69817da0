/** A part of the window, in pixels. */
export interface Area {
  left: number;
  top: number;
  width: number;
  height: number;
}

const STEP = 8;

const overlap = (one: Area, other: Area): boolean =>
  one.left < other.left + other.width &&
  other.left < one.left + one.width &&
  one.top < other.top + other.height &&
  other.top < one.top + one.height;

export const isClear = (area: Area, controls: readonly Area[]): boolean =>
  !controls.some((control) => overlap(area, control));

/** The nearest place to the wanted one, to its left or below it within the room, that covers no control; or none. */
export function clearPlace(wanted: Area, room: Area, controls: readonly Area[]): Area | undefined {
  const places: Area[] = [];
  for (let top = wanted.top; top + wanted.height <= room.top + room.height; top += STEP)
    for (let left = wanted.left; left >= room.left; left -= STEP) places.push({ ...wanted, left, top });
  const distance = ({ left, top }: Area) => wanted.left - left + top - wanted.top;
  return places
    .sort((one, other) => distance(one) - distance(other))
    .find((place) => isClear(place, controls));
}
