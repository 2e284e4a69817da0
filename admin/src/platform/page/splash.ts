import { delays } from '../../theme/theme.ts';

/** Milliseconds; must equal the transition in page.css. */
const FADES_FOR = 180;

/**
 * Removes the brand screen of index.html once the first screen is drawn, and after three seconds at the latest
 * (SHL-03).
 */
export function limitSplash(): void {
  setTimeout(endSplash, delays.splashAtMost);
}

export function endSplash(): void {
  const splash = document.getElementById('splash');
  if (!splash || splash.dataset.gone) return;
  splash.dataset.gone = 'true';
  setTimeout(() => splash.remove(), FADES_FOR);
}
