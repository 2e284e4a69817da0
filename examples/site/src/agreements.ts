import type { Translated } from '@share/contract/shared/translated.ts';
import { checkbox, type Values } from './form.ts';
import { inLanguage, t } from './language.ts';
import { richText } from './rich-text.ts';

export interface ShownAgreement {
  id: number;
  /** In an order: whether the agreement is one of the platform, not one of the offer. */
  isGeneral?: boolean;
  name: Translated;
  content: Translated;
  required: boolean;
  fingerprint: string;
}

/** A tick for each agreement, named as the server names its refusals. */
export const agreementFields = (shown: readonly ShownAgreement[]): HTMLElement[] =>
  shown.map(({ name, content, required }, index) =>
    checkbox(
      `agreements.${index}.isAccepted`,
      required ? `${inLanguage(name)} (${t().required})` : inLanguage(name),
      richText(inLanguage(content)),
    ),
  );

/** The answers with the fingerprints of the shown agreements: one that has changed since is refused. */
export const agreementAnswers = (shown: readonly ShownAgreement[], values: Values) =>
  shown.map(({ id, isGeneral = false, fingerprint }, index) => ({
    agreement: id,
    isGeneral,
    isAccepted: values.isTicked(`agreements.${index}.isAccepted`),
    fingerprint,
  }));
