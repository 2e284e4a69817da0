import type { ElementEditorProps } from './element-editor.ts';

export const CounterEditor = (_: ElementEditorProps<'counter'>) => null;
