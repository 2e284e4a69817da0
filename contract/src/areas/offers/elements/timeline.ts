import { z } from 'zod';
import { filledNodeList, nodeFields, nodeView } from '../../../shared/order/nodes.ts';
import { RichTextHtml } from '../../../shared/text-fields.ts';
import { TranslatedView, translatedRequired } from '../../../shared/translated.ts';

/** ELM-46. Stages of a project. Their dates are words ("spring 2027"), `isCurrent` marks the current stage. */
export const TimelineInput = z.object({
  stages: filledNodeList(
    z.object({
      ...nodeFields,
      isCurrent: z.boolean({ error: 'VALUE_INVALID' }),
      label: translatedRequired(255),
      date: translatedRequired(100),
      content: z.object({ pl: RichTextHtml(), en: RichTextHtml() }),
    }),
    { max: 50 },
  ),
});

export const TimelineView = z.object({
  stages: z.array(
    z.object({
      ...nodeView,
      isCurrent: z.boolean(),
      label: TranslatedView,
      date: TranslatedView,
      content: TranslatedView,
    }),
  ),
});
