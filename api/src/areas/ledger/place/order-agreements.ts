import type { AgreementAnswers } from '@share/contract/areas/consents/consents.schemas.ts';
import type { Db } from '../../../platform/database/database.ts';
import { sha256 } from '../../../platform/secrets.ts';
import { isAccepted, type ShownAgreement } from '../../consents/consents.shared.ts';
import { userAgreements } from '../orders.tables.ts';

/** Separates the two texts in the stored fingerprint; the books check computes it in the same way (I-16). */
const BETWEEN_LANGUAGES = '\u001f';

/** Stores a copy of every agreement that was shown, accepted or not, with the order or without one (ORD-59). */
export async function recordAgreements(
  tx: Db,
  accepted: { orderId: number | null; userId: number; date: Date },
  agreements: readonly ShownAgreement[],
  answers: AgreementAnswers,
): Promise<void> {
  if (agreements.length === 0) return;
  await tx.insert(userAgreements).values(
    agreements.map((agreement) => ({
      userId: accepted.userId,
      orderId: accepted.orderId,
      target: agreement.target,
      type: agreement.type,
      isRequired: agreement.required,
      isAccepted: isAccepted(agreement, answers),
      name: agreement.name,
      content: agreement.content,
      contentSha256: sha256(`${agreement.content.pl}${BETWEEN_LANGUAGES}${agreement.content.en}`),
      createdAt: accepted.date,
    })),
  );
}
