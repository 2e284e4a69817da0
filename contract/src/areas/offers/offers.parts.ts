/** Lists of an offer beside its sections: badges, descriptions, properties and investor documents (OFR-55 to OFR-63). */
import { z } from 'zod';
import { Color } from '../../shared/colors.ts';
import { DocumentFileView, DocumentInput } from '../../shared/files.ts';
import { nodeFields, nodeView } from '../../shared/order/nodes.ts';
import { RequiredText, RichTextHtml } from '../../shared/text-fields.ts';
import { TranslatedView, translatedRequired } from '../../shared/translated.ts';
import { visibilityFields, withVisibilityRule } from './elements/elements.ts';

/** OFR-56: white on black, black on white, blue on light blue, purple on light blue. */
export const badgePresets = [
  { colorText: '#ffffff', colorBackground: '#000000' },
  { colorText: '#000000', colorBackground: '#ffffff' },
  { colorText: '#1d4ed8', colorBackground: '#dbeafe' },
  { colorText: '#6d28d9', colorBackground: '#dbeafe' },
] as const;

/** A short text on the photo of the offer (OFR-55). */
export const BadgeInput = z.object({
  ...nodeFields,
  text: translatedRequired(100),
  colorText: Color,
  colorBackground: Color,
});
export type BadgeInput = z.infer<typeof BadgeInput>;

export const BadgeView = z.object({
  ...nodeView,
  text: TranslatedView,
  colorText: z.string(),
  colorBackground: z.string(),
});
export type BadgeView = z.infer<typeof BadgeView>;

/** OFR-57: the content is rich text. */
export const DescriptionInput = withVisibilityRule(
  z.object({
    ...nodeFields,
    title: translatedRequired(255),
    content: z.object({ pl: RichTextHtml(), en: RichTextHtml() }),
    ...visibilityFields,
  }),
);
export type DescriptionInput = z.infer<typeof DescriptionInput>;

const visibilityView = { userMustBeLoggedIn: z.boolean(), userMustInvest: z.boolean() };

export const DescriptionView = z.object({
  ...nodeView,
  title: TranslatedView,
  content: TranslatedView,
  ...visibilityView,
});
export type DescriptionView = z.infer<typeof DescriptionView>;

/** A row of the table of facts about the building (OFR-59). */
export const PropertyInput = withVisibilityRule(
  z.object({
    ...nodeFields,
    label: translatedRequired(255),
    value: translatedRequired(1_000),
    ...visibilityFields,
  }),
);
export type PropertyInput = z.infer<typeof PropertyInput>;

export const PropertyView = z.object({
  ...nodeView,
  label: TranslatedView,
  value: TranslatedView,
  ...visibilityView,
});
export type PropertyView = z.infer<typeof PropertyView>;

/** OFR-60, OFR-61: only a document that is to be signed can be required. */
export const InvestorDocumentInput = z
  .object({
    ...nodeFields,
    attachment: z.object({ displayName: RequiredText(), file: DocumentInput }),
    signable: z.boolean({ error: 'VALUE_INVALID' }),
    notifyInvestors: z.boolean({ error: 'VALUE_INVALID' }),
    required: z.boolean({ error: 'VALUE_INVALID' }).optional(),
  })
  .transform((document) => ({ ...document, required: document.signable && document.required === true }));
export type InvestorDocumentInput = z.infer<typeof InvestorDocumentInput>;

/** The file is private: only those who may see the document can open its `url`. */
export const InvestorDocumentView = z.object({
  ...nodeView,
  attachment: z.object({ displayName: z.string(), ...DocumentFileView.shape }),
  signable: z.boolean(),
  notifyInvestors: z.boolean(),
  required: z.boolean(),
  /** When the offer's investors were notified of it, which happens once; null if they were not. */
  notifiedAt: z.string().nullable(),
});
export type InvestorDocumentView = z.infer<typeof InvestorDocumentView>;
