import type { ManualOrderInput } from '@share/contract/areas/orders/orders.schemas.ts';
import type { Db } from '../../../platform/database/database.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { sha256 } from '../../../platform/secrets.ts';
import { userAgreements } from '../orders.tables.ts';
import { fingerprintOf, type OfferAgreement } from './find-order-agreements.ts';

/** Separates the two texts in the stored fingerprint; the books check computes it in the same way (I-16). */
const BETWEEN_LANGUAGES = '\u001f';

type Answers = ManualOrderInput['agreements'];

/** Contradictory answers to one agreement do not count as consent. */
function isAccepted(agreement: OfferAgreement, answers: Answers): boolean {
  const own = answers.filter((answer) => answer.agreement === agreement.id);
  return own.length > 0 && own.every((answer) => answer.isAccepted);
}

/**
 * The path of a refusal is the answer if there is one: for a required agreement that was declined and for an agreement that
 * was changed since it was shown. For a required agreement without an answer it is the list, with the id in the details.
 */
export function refusalsOfAgreements(agreements: readonly OfferAgreement[], answers: Answers): Refusal[] {
  const unknown = answers.flatMap((answer, index) =>
    agreements.some(({ id }) => id === answer.agreement)
      ? []
      : [new Refusal('AGREEMENT_NOT_EXISTS', `agreements.${index}.agreement`)],
  );
  const missing = agreements
    .filter((agreement) => agreement.required && !isAccepted(agreement, answers))
    .map(({ id }) => {
      const index = answers.findIndex((answer) => answer.agreement === id && !answer.isAccepted);
      return index === -1
        ? new Refusal('IS_REQUIRED', 'agreements', { agreement: id })
        : new Refusal('IS_REQUIRED', `agreements.${index}.isAccepted`);
    });
  return [...unknown, ...missing, ...agreements.flatMap((agreement) => refusalsOfChange(agreement, answers))];
}

/** Refuses answers to an agreement that was changed since it was shown. Without a fingerprint nothing is compared. */
function refusalsOfChange(agreement: OfferAgreement, answers: Answers): Refusal[] {
  const shown = answers.flatMap(({ agreement: id, fingerprint }, index) =>
    id === agreement.id && fingerprint !== undefined ? [{ fingerprint, index }] : [],
  );
  if (shown.length === 0) return [];
  const present = fingerprintOf(agreement);
  return shown
    .filter(({ fingerprint }) => fingerprint !== present)
    .map(({ index }) => new Refusal('AGREEMENT_HAS_CHANGED', `agreements.${index}.isAccepted`));
}

/** Stores a copy of every agreement that was shown, accepted or not (ORD-59). */
export async function recordAgreements(
  tx: Db,
  order: { id: number; userId: number; date: Date },
  agreements: readonly OfferAgreement[],
  answers: Answers,
): Promise<void> {
  if (agreements.length === 0) return;
  await tx.insert(userAgreements).values(
    agreements.map((agreement) => ({
      userId: order.userId,
      orderId: order.id,
      target: agreement.target,
      type: agreement.type,
      isRequired: agreement.required,
      isAccepted: isAccepted(agreement, answers),
      name: agreement.name,
      content: agreement.content,
      contentSha256: sha256(`${agreement.content.pl}${BETWEEN_LANGUAGES}${agreement.content.en}`),
      createdAt: order.date,
    })),
  );
}
