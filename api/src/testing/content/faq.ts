import type { FaqInput } from '@share/contract/areas/faq/faq.schemas.ts';

/** A request as the form of an FAQ entry sends it: active, at the first position, and not featured. */
export const aFaqInput = (fields: Partial<FaqInput> = {}): FaqInput => ({
  active: true,
  position: 1,
  isFeatured: false,
  question: { pl: 'Kto?', en: 'Who?' },
  answer: { pl: '<p>Ja.</p>', en: '<p>I do.</p>' },
  ...fields,
});
