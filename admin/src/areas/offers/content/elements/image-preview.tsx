import type { ElementPreviewProps } from './element-editor.ts';

export const ImagePreview = (_: ElementPreviewProps<'image'>) => null;
