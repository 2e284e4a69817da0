/** How people accept agreements: with an order, when they register or when they get in touch. */
import { z } from 'zod';
import { Id } from '../../shared/ids.ts';
import { RequiredText, Text } from '../../shared/text-fields.ts';

const MOST = 200;

/**
 * `agreement` is an id. A required agreement that is not accepted is refused with IS_REQUIRED at
 * `agreements.<index>.isAccepted`. If its answer was left out, the refusal is at `agreements`, with the id as the detail
 * `agreement` and, for an order, with `of`: `platform` or `offer`. `fingerprint` is the one with which the agreement was shown:
 * if the agreement has changed since, it is refused with AGREEMENT_HAS_CHANGED at `agreements.<index>.isAccepted`.
 */
const Answer = z.object({
  agreement: Id,
  isAccepted: z.boolean(),
  isRequired: z.boolean().optional(),
  /** With an order: whether `agreement` is one of the platform with the target `investment` (AGR-20), not one of the offer. */
  isGeneral: z.boolean().optional(),
  /** A missing fingerprint is not checked. */
  fingerprint: Text().optional(),
});
export const AgreementAnswers = z.array(Answer).max(MOST, { error: 'VALUE_TOO_LARGE' });
export type AgreementAnswers = z.infer<typeof AgreementAnswers>;

// The fingerprint is required, because people can only accept for themselves an agreement that was shown to them.
const OwnAnswer = Answer.omit({ isRequired: true }).extend({ fingerprint: RequiredText() });

/** The answers in an order on the public site. */
export const OwnAgreementAnswers = z.array(OwnAnswer).max(MOST, { error: 'VALUE_TOO_LARGE' });

/** The answers of people who register or get in touch on the public site: all agreements are of the platform. */
export const VisitorAgreementAnswers = z
  .array(OwnAnswer.omit({ isGeneral: true }))
  .max(MOST, { error: 'VALUE_TOO_LARGE' });
