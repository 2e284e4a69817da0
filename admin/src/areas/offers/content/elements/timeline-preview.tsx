import type { ElementPreviewProps } from './element-editor.ts';

export const TimelinePreview = (_: ElementPreviewProps<'timeline'>) => null;
