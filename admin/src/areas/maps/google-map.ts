import type { FoundPlace } from '@share/contract/areas/maps/maps.endpoints.ts';
import { zooms } from '@share/contract/areas/offers/elements/map.ts';
import type { Language } from '@share/contract/shared/languages.ts';
import { googleLibrary, onRefused } from './google-script.ts';
import type { MapSettings } from './maps.queries.ts';
import { type Place, rounded } from './places.ts';
import type { OpenMap } from './shown-map.ts';

/** Google requires the id of a map style for custom markers; this is Google's own id for maps without one. */
const MAP_STYLE = 'DEMO_MAP_ID';
const MOST_PLACES = 5;

const pointOf = ({ latitude, longitude }: Place) => ({ lat: latitude, lng: longitude });

/** Opens Google Maps with the id from the settings (ELM-44). */
export const googleMap =
  ({ googleMapsId }: MapSettings): OpenMap =>
  async (holder, { place, zoom }, { language, pin, isMovable, onPlace, onZoom, onFailed }) => {
    const { Map: GoogleMap } = await googleLibrary('maps', googleMapsId, language);
    const { AdvancedMarkerElement } = await googleLibrary('marker', googleMapsId, language);
    const shown = new GoogleMap(holder, {
      center: pointOf(place),
      zoom,
      minZoom: Math.min(...zooms),
      maxZoom: Math.max(...zooms),
      mapId: MAP_STYLE,
      disableDefaultUI: true,
      zoomControl: true,
      clickableIcons: false,
      // The mouse wheel scrolls the page instead of zooming the map.
      gestureHandling: 'cooperative',
    });
    const mark = new AdvancedMarkerElement({
      map: shown,
      position: pointOf(place),
      content: pin,
      gmpDraggable: isMovable,
    });
    const listeners = [
      mark.addListener('dragend', ({ latLng }: google.maps.MapMouseEvent) => {
        if (latLng) onPlace(rounded({ latitude: latLng.lat(), longitude: latLng.lng() }));
      }),
      shown.addListener('zoom_changed', () => onZoom(shown.getZoom() ?? zoom)),
    ];
    const stopListening = onRefused(onFailed);
    return {
      show: (next) => {
        const point = pointOf(next.place);
        mark.position = point;
        if (next.zoom !== shown.getZoom()) {
          shown.setZoom(next.zoom);
          shown.setCenter(point);
        } else if (!shown.getBounds()?.contains(point)) shown.setCenter(point);
      },
      close: () => {
        stopListening();
        for (const listener of listeners) listener.remove();
        mark.map = null;
      },
    };
  };

/** The places that Google finds for an address, the most likely first. */
export async function searchGoogle(
  { googleMapsId }: MapSettings,
  address: string,
  language: Language,
): Promise<FoundPlace[]> {
  const { Place: GooglePlace } = await googleLibrary('places', googleMapsId, language);
  const { places } = await GooglePlace.searchByText({
    textQuery: address,
    fields: ['displayName', 'formattedAddress', 'location'],
    language,
    maxResultCount: MOST_PLACES,
  });
  return places.flatMap(({ displayName, formattedAddress, location }) =>
    location
      ? [
          {
            name: formattedAddress ?? displayName ?? address,
            latitude: location.lat(),
            longitude: location.lng(),
          },
        ]
      : [],
  );
}
