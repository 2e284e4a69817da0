import type { ElementEditorProps } from './element-editor.ts';

export const TableEditor = (_: ElementEditorProps<'table'>) => null;
