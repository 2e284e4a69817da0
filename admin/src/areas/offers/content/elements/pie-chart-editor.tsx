import type { ElementEditorProps } from './element-editor.ts';

export const PieChartEditor = (_: ElementEditorProps<'pieChart'>) => null;
