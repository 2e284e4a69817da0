import { contrast } from '../../../theme/contrast.ts';
import type { BadgeValues } from './badge-values.ts';

const COLOR = /^#[0-9a-f]{6}$/i;
const ENOUGH = 4.5;

/** The contrast of a badge's colours if it is below WCAG AA, else null. */
export function lowContrast({
  colorText,
  colorBackground,
}: Pick<BadgeValues, 'colorText' | 'colorBackground'>): number | null {
  if (!COLOR.test(colorText) || !COLOR.test(colorBackground)) return null;
  const ratio = contrast(colorText.toLowerCase(), colorBackground.toLowerCase());
  return ratio < ENOUGH ? ratio : null;
}
