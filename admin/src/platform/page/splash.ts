import { delays } from '../../theme/theme.ts';

/** As page.css has it. */
const FADES_FOR = 180;

/** The brand screen of index.html goes when the first screen is there, and after three seconds at the latest (SHL-03). */
export function limitSplash(): void {
  setTimeout(endSplash, delays.splashAtMost);
}

export function endSplash(): void {
  const splash = document.getElementById('splash');
  if (!splash || splash.dataset.gone) return;
  splash.dataset.gone = 'true';
  setTimeout(() => splash.remove(), FADES_FOR);
}
