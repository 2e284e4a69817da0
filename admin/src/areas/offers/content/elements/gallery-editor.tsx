import type { ElementEditorProps } from './element-editor.ts';

export const GalleryEditor = (_: ElementEditorProps<'gallery'>) => null;
