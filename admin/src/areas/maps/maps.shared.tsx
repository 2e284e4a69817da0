export { CoordinateFields } from './coordinate-fields.tsx';
export { locate } from './locate.ts';
export { MapCanvas } from './map-canvas.tsx';
export { type Place, placeOf, rounded } from './places.ts';
