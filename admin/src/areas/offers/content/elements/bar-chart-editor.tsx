import type { ElementEditorProps } from './element-editor.ts';

export const BarChartEditor = (_: ElementEditorProps<'barChart'>) => null;
