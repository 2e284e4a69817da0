/// <reference types="google.maps" />
import { importLibrary, setOptions } from '@googlemaps/js-api-loader';

declare global {
  interface Window {
    /** Google calls this when it refuses the id. */
    gm_authFailure?: () => void;
  }
}

let isPrepared = false;
let isBlocked = false;
const refusals = new Set<() => void>();

/**
 * A library of Google Maps. The first call loads Google's script, with the id and the language of that call for the
 * life of the page; after a failure the next call tries again.
 */
export async function googleLibrary<Name extends keyof google.maps.ImportLibraryMap>(
  name: Name,
  id: string | null,
  language: string,
): Promise<google.maps.ImportLibraryMap[Name]> {
  if (!isPrepared) {
    setOptions({ key: id ?? '', v: 'weekly', language });
    window.gm_authFailure = () => {
      for (const listener of refusals) listener();
    };
    document.addEventListener('securitypolicyviolation', ({ blockedURI }) => {
      if (blockedURI.startsWith('https://maps.googleapis.com/')) isBlocked = true;
    });
    isPrepared = true;
  }
  return importLibrary(name);
}

/**
 * Whether Google Maps were switched on after this page was loaded: its policy blocks their script until the page is loaded
 * again.
 */
export const isBlockedByPage = (): boolean => isBlocked;

/**
 * Calls `listener` when Google refuses the id, which it reports only after a map is created. Returns a function that
 * unsubscribes.
 */
export function onRefused(listener: () => void): () => void {
  refusals.add(listener);
  return () => void refusals.delete(listener);
}
