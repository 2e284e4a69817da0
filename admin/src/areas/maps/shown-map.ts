import type { Language } from '@share/contract/shared/languages.ts';
import type { Place } from './places.ts';

interface MapState {
  place: Place;
  zoom: number;
}

interface MapOptions {
  language: Language;
  /** Shown at the place; the middle of its lower edge marks the exact spot. */
  pin: HTMLElement;
  /** Whether the pin can be dragged. */
  isMovable: boolean;
  onPlace: (place: Place) => void;
  onZoom: (zoom: number) => void;
  /** Called when the provider fails after the map was shown. */
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
