import { readStored, writeStored } from '../browser-storage.ts';
import { hasUnsaved } from '../unsaved.ts';

/** The messages of Chromium, Firefox and Safari, and of Vite for styles. */
const MISSING =
  /^(Failed to fetch dynamically imported module|error loading dynamically imported module|Importing a module script failed|Unable to preload CSS)/;

/** Whether an error means that a part of the program could not be loaded. */
export const isMissingPart = (error: unknown): boolean =>
  error instanceof Error && MISSING.test(error.message);

/** Why a part is missing: the server has a new version, or the part could not be loaded. */
export type MissingBecause = 'new version' | 'not loaded';

const RELOADED_KEY = 'reloadedFor_admin';
const ofThisTab = () => sessionStorage;
const entryOfPage = () =>
  document.querySelector<HTMLScriptElement>('script[type="module"][src]')?.getAttribute('src');

/** Compares the page that the server delivers now with the open one. */
export async function whyMissing(): Promise<MissingBecause> {
  const entry = entryOfPage();
  try {
    const page = await fetch('/', { cache: 'no-store', headers: { accept: 'text/html' } });
    return page.ok && entry && !(await page.text()).includes(entry) ? 'new version' : 'not loaded';
  } catch {
    return 'not loaded';
  }
}

/**
 * Reloads the page, unless a form has unsaved changes; only once for each outdated version, so that it never reloads in circles.
 * Returns whether it does.
 */
export function reloadForNewVersion(): boolean {
  const entry = entryOfPage() ?? '';
  if (hasUnsaved() || readStored(RELOADED_KEY, ofThisTab) === entry) return false;
  writeStored(RELOADED_KEY, entry, ofThisTab);
  window.location.reload();
  return true;
}
