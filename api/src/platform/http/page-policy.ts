import type { Environment } from '../environment.ts';

type Directives = Record<string, string[]>;

/** Scripts and styles come only from this server. Mantine sets style attributes, which need 'unsafe-inline' for styles. */
export const strictDirectives: Directives = {
  'default-src': ["'self'"],
  'script-src': ["'self'"],
  'style-src': ["'self'", "'unsafe-inline'"],
  'img-src': ["'self'", 'data:', 'blob:'],
  'font-src': ["'self'"],
  'connect-src': ["'self'"],
  'object-src': ["'none'"],
  'base-uri': ["'none'"],
  'form-action': ["'self'"],
  'frame-ancestors': ["'none'"],
};

/**
 * Google's requirements, without the parts that its maps do not need:
 * https://developers.google.com/maps/documentation/javascript/content-security-policy
 */
const google = ['https://*.googleapis.com', 'https://*.gstatic.com'];
const googleMaps: Directives = {
  // Anybody can store scripts below other names of googleapis.com.
  'script-src': ['https://maps.googleapis.com', 'https://*.gstatic.com'],
  'connect-src': [...google, 'https://*.google.com', 'data:', 'blob:'],
  'img-src': [...google, 'https://*.google.com', 'https://*.googleusercontent.com'],
  'style-src': ['https://fonts.googleapis.com'],
  'font-src': ['https://fonts.gstatic.com'],
  'worker-src': ["'self'", 'blob:'],
};

/**
 * The content security policy of the back office. It may load map tiles and video previews from one origin each, and Google Maps
 * only while the settings contain an id for it (ELM-44). A script inside the page runs only if its hash is one of the given
 * ones.
 */
export function pagePolicy(
  environment: Environment,
  googleMapsId: string | null,
  scriptHashes: readonly string[],
): string {
  const further: Directives = {
    'script-src': scriptHashes.map((hash) => `'sha256-${hash}'`),
    'img-src': [originOf(environment.mapTilesUrl)],
    'frame-src': ["'self'", 'https://www.youtube-nocookie.com'],
  };
  return written([strictDirectives, further, ...(googleMapsId === null ? [] : [googleMaps])]);
}

const originOf = (address: string) => new URL(address).origin;

function written(all: readonly Directives[]): string {
  const names = [...new Set(all.flatMap((directives) => Object.keys(directives)))];
  return names
    .map((name) => [name, ...new Set(all.flatMap((directives) => directives[name] ?? []))].join(' '))
    .join(';');
}
