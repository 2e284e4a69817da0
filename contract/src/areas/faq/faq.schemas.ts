/** Questions and answers of the public site, in the order that staff choose (FAQ-08 to FAQ-15). */
import { z } from 'zod';
import { Gaps } from '../../shared/content/gaps.ts';
import { endsAfterItBegins, shownTimeFields, shownTimeView } from '../../shared/content/shown-time.ts';
import { Position } from '../../shared/order/record-position.ts';
import { RichTextHtml, showsSomething } from '../../shared/text-fields.ts';
import { inOneLanguage, TranslatedView, translated } from '../../shared/translated.ts';

export const FaqInput = z
  .object({
    active: z.boolean(),
    position: Position,
    isFeatured: z.boolean(),
    question: inOneLanguage(translated(500)),
    answer: inOneLanguage(
      z.object({ pl: RichTextHtml(), en: RichTextHtml() }),
      'IS_REQUIRED',
      showsSomething,
    ),
    ...shownTimeFields,
  })
  .superRefine(endsAfterItBegins);
export type FaqInput = z.infer<typeof FaqInput>;

export const FaqView = z.object({
  id: z.number(),
  version: z.number(),
  active: z.boolean(),
  position: z.number(),
  isFeatured: z.boolean(),
  question: TranslatedView,
  answer: TranslatedView,
  ...shownTimeView,
});
export type FaqView = z.infer<typeof FaqView>;

export const FaqRow = FaqView.omit({ answer: true, version: true }).extend({ gaps: Gaps });
export type FaqRow = z.infer<typeof FaqRow>;
