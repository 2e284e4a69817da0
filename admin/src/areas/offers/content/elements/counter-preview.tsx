import type { ElementPreviewProps } from './element-editor.ts';

export const CounterPreview = (_: ElementPreviewProps<'counter'>) => null;
