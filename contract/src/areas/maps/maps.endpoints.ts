/** Finding addresses and showing maps in the editor (ELM-38, ELM-44). */
import { z } from 'zod';
import { endpoint } from '../../shared/endpoint.ts';

const editors = ['admin:offer:create', 'admin:offer:edit'] as const;

/** In degrees of WGS 84. */
export const FoundPlace = z.object({ name: z.string(), latitude: z.number(), longitude: z.number() });
export type FoundPlace = z.infer<typeof FoundPlace>;

/** The answer is an empty list if the address cannot be located. */
export const findPlaces = endpoint({
  method: 'GET',
  path: '/admin/map/places',
  access: editors,
  summary: 'Places that an address may mean, the likeliest first',
  query: z.object({
    address: z
      .string({ error: 'addOffer.addressEmpty' })
      .trim()
      .min(1, { error: 'addOffer.addressEmpty' })
      .max(500, { error: 'VALUE_TOO_LONG' }),
  }),
  answer: z.array(FoundPlace),
  errors: ['GEOCODER_UNAVAILABLE', 'TOO_MANY_REQUESTS'],
});

/** Without a Google Maps id the editor shows map tiles, and our server locates the addresses. */
export const getMapSettings = endpoint({
  method: 'GET',
  path: '/admin/map/settings',
  access: ['admin:offer:get', 'admin:offer:create', 'admin:offer:edit'],
  summary: 'How the editor shows maps',
  answer: z.object({
    googleMapsId: z.string().nullable(),
    /** The address of a tile, with {z}, {x} and {y}. */
    tilesUrl: z.string(),
    tilesAttribution: z.string(),
  }),
  errors: [],
});
