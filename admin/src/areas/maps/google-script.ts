/// <reference types="google.maps" />
import type { MapSettings } from './maps.queries.ts';

declare global {
  interface Window {
    onGoogleMapsReady?: () => void;
    /** Google calls it when it refuses the id. */
    gm_authFailure?: () => void;
  }
}

let loading: Promise<void> | null = null;
const refusals = new Set<() => void>();

/**
 * Loads Google's script once, in its own asynchronous way, from the address that the settings name; libraries come with
 * `google.maps.importLibrary`. After a failure the next call tries again.
 */
export function loadGoogleMaps(settings: MapSettings, language: string): Promise<void> {
  loading ??= addScript(settings, language).catch((failure: unknown) => {
    loading = null;
    throw failure;
  });
  return loading;
}

/** Calls when Google refuses the id, which it tells only once a map is there. Answers how to stop listening. */
export function onRefused(listener: () => void): () => void {
  refusals.add(listener);
  return () => void refusals.delete(listener);
}

function addScript({ googleMapsId, googleMapsUrl }: MapSettings, language: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const address = new URL(googleMapsUrl);
    const parameters = { key: googleMapsId ?? '', v: 'weekly', loading: 'async', language };
    for (const [name, value] of Object.entries(parameters)) address.searchParams.set(name, value);
    address.searchParams.set('callback', 'onGoogleMapsReady');
    window.onGoogleMapsReady = () => resolve();
    window.gm_authFailure = () => {
      for (const listener of refusals) listener();
    };
    const script = document.createElement('script');
    script.src = address.href;
    script.async = true;
    script.onerror = () => {
      script.remove();
      reject(new Error('The script of Google Maps could not be loaded.'));
    };
    document.head.append(script);
  });
}
