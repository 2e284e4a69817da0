import type { ElementEditorProps } from './element-editor.ts';

export const MapEditor = (_: ElementEditorProps<'map'>) => null;
