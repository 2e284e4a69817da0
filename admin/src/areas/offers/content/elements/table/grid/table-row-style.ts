import { rowColors } from '@share/contract/areas/offers/elements/table.ts';
import type { CSSProperties } from 'react';
import type { RowValues } from '../../element-values.ts';
import { shownColor } from '../../parts/shown-color.ts';

/** The colours that were chosen for a row, in the light and in the dark scheme alike. */
export const rowStyle = ({ backgroundColor, textColor }: RowValues): CSSProperties => ({
  backgroundColor: shownColor(backgroundColor, rowColors.backgroundColor),
  color: shownColor(textColor, rowColors.textColor),
});
