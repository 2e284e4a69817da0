/**
 * The texts of the e-mails that the software sends, one template for each type (EML-01 to EML-20). They are edited, never created
 * or deleted. Variables are written in {{double braces}}.
 */
import { z } from 'zod';
import { Gaps } from '../../shared/content/gaps.ts';
import { isBlank } from '../../shared/invisible.ts';
import { isLanguage, type Language } from '../../shared/languages.ts';
import { Email, RequiredText } from '../../shared/text-fields.ts';
import { TranslatedView, translatedRequired } from '../../shared/translated.ts';

const LONGEST_SUBJECT = 255;
/** In characters. */
const LONGEST_BODY = 100_000;

/** The HTML is stored unchanged: anything that an e-mail may not contain is refused. */
const html = z
  .string({ error: 'IS_REQUIRED' })
  .max(LONGEST_BODY, { error: 'VALUE_TOO_LONG', abort: true })
  .refine((text) => !isBlank(text), { error: 'IS_REQUIRED' });

export const EmailTemplateInput = z.object({
  name: translatedRequired(255, 'NAME_IS_EMPTY'),
  subject: translatedRequired(LONGEST_SUBJECT),
  body: z.object({ pl: html, en: html }),
});
export type EmailTemplateInput = z.infer<typeof EmailTemplateInput>;

export const EmailTemplateView = z.object({
  id: z.number(),
  version: z.number(),
  type: z.string(),
  name: TranslatedView,
  subject: TranslatedView,
  body: TranslatedView,
  defaultBody: TranslatedView,
});
export type EmailTemplateView = z.infer<typeof EmailTemplateView>;

export const EmailTemplateRow = EmailTemplateView.pick({
  id: true,
  type: true,
  name: true,
  subject: true,
}).extend({ gaps: Gaps });
export type EmailTemplateRow = z.infer<typeof EmailTemplateRow>;

/** EML-16, with what the panel and the preview need for each variable. */
export const EmailTemplateConfig = z.object({
  type: z.string(),
  variables: z.array(
    z.object({
      name: z.string(),
      required: z.boolean(),
      /** Whether it has to be the target of a link, not only a text. */
      isTarget: z.boolean(),
      label: TranslatedView,
      /** The value in previews and test messages. */
      sample: TranslatedView,
    }),
  ),
});
export type EmailTemplateConfig = z.infer<typeof EmailTemplateConfig>;

export const TestMessageInput = z.object({
  type: z.string({ error: 'IS_REQUIRED' }).max(100, { error: 'VALUE_TOO_LONG' }),
  email: Email,
  subject: RequiredText(LONGEST_SUBJECT),
  body: html,
  /** The language of the sample data; by default that of the request. */
  language: z.custom<Language>(isLanguage, { error: 'VALUE_INVALID' }).optional(),
});
export type TestMessageInput = z.infer<typeof TestMessageInput>;
