import type { ElementPreviewProps } from './element-editor.ts';

export const YoutubePreview = (_: ElementPreviewProps<'youtube'>) => null;
