import type { ElementPreviewProps } from './element-editor.ts';

export const AttachmentsPreview = (_: ElementPreviewProps<'attachments'>) => null;
