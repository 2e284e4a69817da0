import type { ElementPreviewProps } from './element-editor.ts';

export const GalleryPreview = (_: ElementPreviewProps<'gallery'>) => null;
