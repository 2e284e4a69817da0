import type { ElementEditorProps } from './element-editor.ts';

export const TimelineEditor = (_: ElementEditorProps<'timeline'>) => null;
