import { delays } from '../theme.ts';

/** The brand screen of index.html goes when the first screen is there, and after three seconds at the latest (SHL-03). */
export function limitSplash(): void {
  setTimeout(endSplash, delays.splashAtMost);
}

export function endSplash(): void {
  const splash = document.getElementById('splash');
  if (!splash) return;
  splash.addEventListener('transitionend', () => splash.remove());
  splash.dataset.gone = 'true';
}
