/** In degrees of WGS 84. */
export interface Place {
  latitude: number;
  longitude: number;
}

/** Rounds to six decimals, about 10 cm. */
export const rounded = ({ latitude, longitude }: Place): Place => ({
  latitude: Number(latitude.toFixed(6)),
  longitude: Number(longitude.toFixed(6)),
});

/** The place of two typed coordinates, or null as long as one of them is no number, which is '' or NaN. */
export const placeOf = (latitude: number | '', longitude: number | ''): Place | null =>
  isWithin(latitude, 90) && isWithin(longitude, 180) ? { latitude, longitude } : null;

const isWithin = (degrees: number | '', most: number): degrees is number =>
  degrees !== '' && Math.abs(degrees) <= most;

const DIRECTIONS: Record<string, readonly [east: number, north: number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
};
const STEP_PIXELS = 4;
const LARGE_STEP_PIXELS = 40;

/**
 * The place after an arrow key: moved by the same distance on the screen at every zoom, ten times as far with Shift.
 * Null for other keys.
 */
export function steppedBy(
  { latitude, longitude }: Place,
  { key, shiftKey }: { key: string; shiftKey: boolean },
  zoom: number,
): Place | null {
  const direction = DIRECTIONS[key];
  if (!direction) return null;
  const [east, north] = direction;
  const degrees = ((shiftKey ? LARGE_STEP_PIXELS : STEP_PIXELS) * 360) / (256 * 2 ** zoom);
  const shrunk = Math.cos((latitude * Math.PI) / 180);
  return rounded({
    latitude: Math.min(85, Math.max(-85, latitude + north * degrees * shrunk)),
    longitude: Math.min(180, Math.max(-180, longitude + east * degrees)),
  });
}
