import type { ElementEditorProps } from './element-editor.ts';

export const ImageEditor = (_: ElementEditorProps<'image'>) => null;
