import type { ElementPreviewProps } from './element-editor.ts';

export const MapPreview = (_: ElementPreviewProps<'map'>) => null;
