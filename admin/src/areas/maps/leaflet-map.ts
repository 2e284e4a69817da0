import { zooms } from '@share/contract/areas/offers/elements/map.ts';
import { control, divIcon, map, marker, tileLayer } from 'leaflet';
import 'leaflet/dist/leaflet.css';
import type { MapSettings } from './maps.queries.ts';
import { mapsTexts } from './maps.texts.ts';
import { type Place, rounded } from './places.ts';
import type { OpenMap } from './shown-map.ts';

const pointOf = ({ latitude, longitude }: Place) => [latitude, longitude] as [number, number];

/** Opens a map of tiles: those of OpenStreetMap, or those that the server configures. */
export const leafletMap =
  ({ tilesUrl, tilesAttribution }: MapSettings): OpenMap =>
  (holder, { place, zoom }, { language, pin, isMovable, onPlace, onZoom }) => {
    const t = mapsTexts[language];
    const isAnimated = !matchMedia('(prefers-reduced-motion: reduce)').matches;
    const shown = map(holder, {
      center: pointOf(place),
      zoom,
      minZoom: Math.min(...zooms),
      maxZoom: Math.max(...zooms),
      zoomControl: false,
      // The mouse wheel scrolls the page instead of zooming the map.
      scrollWheelZoom: false,
      zoomAnimation: isAnimated,
      fadeAnimation: isAnimated,
      markerZoomAnimation: isAnimated,
    });
    shown.attributionControl.setPrefix('<a href="https://leafletjs.com">Leaflet</a>');
    control.zoom({ zoomInTitle: t.zoomIn, zoomOutTitle: t.zoomOut }).addTo(shown);
    tileLayer(tilesUrl, { attribution: tilesAttribution, maxZoom: Math.max(...zooms) }).addTo(shown);
    const icon = divIcon({ html: pin, className: '', iconSize: [32, 40], iconAnchor: [16, 40] });
    const mark = marker(pointOf(place), { icon, draggable: isMovable, keyboard: false, autoPan: true });
    mark.addTo(shown);
    mark.on('dragend', () => {
      const { lat, lng } = mark.getLatLng().wrap();
      onPlace(rounded({ latitude: lat, longitude: lng }));
    });
    shown.on('zoomend', () => onZoom(shown.getZoom()));
    // The width of the map changes with its card.
    const watcher = new ResizeObserver(() => shown.invalidateSize({ pan: false }));
    watcher.observe(holder);
    return {
      show: (next) => {
        const point = pointOf(next.place);
        mark.setLatLng(point);
        if (next.zoom !== shown.getZoom()) shown.setView(point, next.zoom);
        else if (!shown.getBounds().pad(-0.1).contains(point))
          shown.setView(point, next.zoom, { animate: false });
      },
      close: () => {
        watcher.disconnect();
        shown.remove();
      },
    };
  };
