import type { ElementPreviewProps } from './element-editor.ts';

export const BarChartPreview = (_: ElementPreviewProps<'barChart'>) => null;
