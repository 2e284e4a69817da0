import { z } from 'zod';
import { TranslatedView, translatedRequired } from '../../../shared/translated.ts';

/** From a district to single houses (CON-15). */
export const zooms = [15, 16, 17, 18] as const;
export const DEFAULT_ZOOM = 16;

/** The centre of a new map: Kraków (CON-17). */
export const mapCentre = { latitude: 50.05, longitude: 19.95 } as const;

const degrees = (most: number) =>
  z
    .number({ error: 'IS_REQUIRED' })
    .min(-most, { error: 'VALUE_INVALID' })
    .max(most, { error: 'VALUE_INVALID' });

/** ELM-37. A place by its address, in degrees of WGS 84. */
export const MapInput = z.object({
  address: translatedRequired(500, 'addOffer.addressEmpty'),
  latitude: degrees(90),
  longitude: degrees(180),
  zoom: z.literal(zooms, { error: 'VALUE_INVALID' }),
});

export const MapView = z.object({
  address: TranslatedView,
  latitude: z.number(),
  longitude: z.number(),
  zoom: z.literal(zooms),
});
