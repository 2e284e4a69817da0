import type { ElementEditorProps } from './element-editor.ts';

export const YoutubeEditor = (_: ElementEditorProps<'youtube'>) => null;
