import type { FoundPlace } from '@share/contract/areas/maps/maps.endpoints.ts';
import { cutText } from '@share/contract/shared/text-fields.ts';
import { z } from 'zod';
import type { Context } from '../../platform/context.ts';
import type { Environment } from '../../platform/environment.ts';

const PATIENCE_MILLISECONDS = 5_000;
const LARGEST_ANSWER = 262_144;
const MOST_PLACES = 5;
const LONGEST_NAME = 500;

const degrees = (most: number) =>
  z
    .union([
      z.number(),
      z
        .string()
        .regex(/^-?\d+(\.\d+)?$/)
        .transform(Number),
    ])
    .refine((value) => Math.abs(value) <= most);

const Places = z.array(z.object({ display_name: z.string(), lat: degrees(90), lon: degrees(180) }));

/** Calls the configured geocoder only: redirects are not followed (R20). Throws if the answer is not valid. */
export async function askGeocoder({ environment, language }: Context, query: string): Promise<FoundPlace[]> {
  const response = await fetch(addressOf(environment.geocoderUrl, query, language), {
    redirect: 'error',
    signal: AbortSignal.timeout(PATIENCE_MILLISECONDS),
    headers: { accept: 'application/json', 'user-agent': userAgent(environment) },
  });
  if (!response.ok) throw new Error(`The geocoder answered with status ${response.status}`);
  const places = Places.parse(JSON.parse(await readLimited(response)));
  return places.slice(0, MOST_PLACES).map(({ display_name: name, lat, lon }) => ({
    name: cutText(name, LONGEST_NAME),
    latitude: lat,
    longitude: lon,
  }));
}

function addressOf(geocoderUrl: string, query: string, language: string): URL {
  const address = new URL(geocoderUrl);
  address.pathname = `${address.pathname.replace(/\/+$/, '')}/search`;
  const asked = { format: 'jsonv2', limit: String(MOST_PLACES), q: query, 'accept-language': language };
  for (const [name, value] of Object.entries(asked)) address.searchParams.set(name, value);
  return address;
}

/** The usage policy of the public Nominatim requires a User-Agent that names the application and a contact. */
function userAgent({ publicUrl, mailFrom }: Environment): string {
  const contact = /[\w.+-]+@[\w.-]+/.exec(mailFrom)?.[0];
  return `share-back-office (${[publicUrl, contact].filter(Boolean).join('; ')})`;
}

async function readLimited({ body }: Response): Promise<string> {
  const pieces: Uint8Array[] = [];
  let size = 0;
  for await (const piece of body ?? []) {
    size += piece.length;
    if (size > LARGEST_ANSWER) throw new Error('The geocoder returned a too large answer');
    pieces.push(piece);
  }
  return Buffer.concat(pieces).toString('utf8');
}
