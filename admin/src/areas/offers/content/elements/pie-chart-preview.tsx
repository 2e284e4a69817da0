import type { ElementPreviewProps } from './element-editor.ts';

export const PieChartPreview = (_: ElementPreviewProps<'pieChart'>) => null;
