/** How people accept agreements: with an order, when they register or when they get in touch. */
import { z } from 'zod';
import { Id } from '../../shared/ids.ts';
import { RequiredText, Text } from '../../shared/text.ts';

const MOST = 200;

/**
 * `agreement` is an id. A required one that is not accepted is refused with IS_REQUIRED at `agreements.<index>.isAccepted`, or,
 * when it was left out, at `agreements` with its id as the detail `agreement` and, for an order, `of`: `platform` or `offer`.
 * `fingerprint` is that of the agreement when it was shown: if the agreement has changed since, it is refused with
 * AGREEMENT_HAS_CHANGED at `agreements.<index>.isAccepted`.
 */
const Answer = z.object({
  agreement: Id,
  isAccepted: z.boolean(),
  isRequired: z.boolean().optional(),
  /** With an order: whether `agreement` is one of the platform with the target `investment` (AGR-20), not one of the offer. */
  isGeneral: z.boolean().optional(),
  /** Without it this is not checked. */
  fingerprint: Text().optional(),
});
export const AgreementAnswers = z.array(Answer).max(MOST, { error: 'VALUE_TOO_LARGE' });
export type AgreementAnswers = z.infer<typeof AgreementAnswers>;

// What people have not seen they cannot accept for themselves.
const OwnAnswer = Answer.omit({ isRequired: true }).extend({ fingerprint: RequiredText() });

/** Of an order on the public site. */
export const OwnAgreementAnswers = z.array(OwnAnswer).max(MOST, { error: 'VALUE_TOO_LARGE' });

/** Of those who register or get in touch on the public site: all are of the platform. */
export const VisitorAgreementAnswers = z
  .array(OwnAnswer.omit({ isGeneral: true }))
  .max(MOST, { error: 'VALUE_TOO_LARGE' });
