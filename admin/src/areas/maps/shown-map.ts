/** What any provider of maps has to be able to do for the editor. */
import type { Language } from '@share/contract/shared/languages.ts';
import type { Place } from './places.ts';

interface MapState {
  place: Place;
  zoom: number;
}

interface MapOptions {
  language: Language;
  /** Stands where the place is, its lower middle on the very spot. */
  pin: HTMLElement;
  /** The pin can be dragged. */
  isMovable: boolean;
  onPlace: (place: Place) => void;
  onZoom: (zoom: number) => void;
  /** The provider gave up after the map was there. */
  onFailed: () => void;
}

export interface ShownMap {
  show: (state: MapState) => void;
  close: () => void;
}

/** Draws a map into an empty element. */
export type OpenMap = (
  holder: HTMLElement,
  state: MapState,
  options: MapOptions,
) => ShownMap | Promise<ShownMap>;
