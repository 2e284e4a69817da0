import { rowColors } from '@share/contract/areas/offers/elements/table.ts';
import type { CSSProperties } from 'react';
import type { RowValues } from '../../element-values.ts';
import { shownColor } from '../../parts/shown-color.ts';

/** The colours chosen for a row; the same in the light and in the dark scheme. */
export const rowStyle = ({ backgroundColor, textColor }: RowValues): CSSProperties => ({
  backgroundColor: shownColor(backgroundColor, rowColors.backgroundColor),
  color: shownColor(textColor, rowColors.textColor),
});
