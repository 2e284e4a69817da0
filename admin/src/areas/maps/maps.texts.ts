import { bothLanguages } from '../../platform/texts.ts';

export const mapsTexts = bothLanguages({
  pl: {
    loading: 'Wczytywanie…',
    error: 'Błąd',
    zoomIn: 'Przybliż',
    zoomOut: 'Oddal',
    pin: (label: string) => `Znacznik: ${label}`,
    movablePin: (label: string) => `Znacznik: ${label}. Przesuń go myszą albo klawiszami strzałek.`,
  },
  en: {
    loading: 'Loading...',
    error: 'Error',
    zoomIn: 'Zoom in',
    zoomOut: 'Zoom out',
    pin: (label: string) => `Marker: ${label}`,
    movablePin: (label: string) => `Marker: ${label}. Move it with the mouse or the arrow keys.`,
  },
});
