import { z } from 'zod';
import { RichTextHtml } from '../../../shared/text-fields.ts';
import { TranslatedView } from '../../../shared/translated.ts';

export const TextElementInput = z.object({ content: z.object({ pl: RichTextHtml(), en: RichTextHtml() }) });

export const TextElementView = z.object({ content: TranslatedView });
