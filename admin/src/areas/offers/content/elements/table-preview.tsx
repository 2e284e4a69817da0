import type { ElementPreviewProps } from './element-editor.ts';

export const TablePreview = (_: ElementPreviewProps<'table'>) => null;
