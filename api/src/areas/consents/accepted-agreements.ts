/** How people accept agreements: with an order, or when they register. */
import type { AgreementAnswers } from '@share/contract/areas/consents/consents.schemas.ts';
import { Refusal, refuseIfAny } from '../../platform/refusal.ts';
import { sha256 } from '../../platform/secrets.ts';
import type { ShownAgreement } from './find-shown-agreements.ts';

/** Changes with every edit of the parts of an agreement that investors see. */
export const fingerprintOf = ({
  name,
  content,
  required,
}: Pick<ShownAgreement, 'name' | 'content' | 'required'>): string =>
  sha256(JSON.stringify([name.pl, name.en, content.pl, content.en, required]));

const isAnswerTo = (agreement: ShownAgreement, answer: AgreementAnswers[number]): boolean =>
  answer.agreement === agreement.id && (answer.isGeneral ?? false) === (agreement.isGeneral ?? false);

/** Contradictory answers to one agreement do not count as consent. */
export function isAccepted(agreement: ShownAgreement, answers: AgreementAnswers): boolean {
  const own = answers.filter((answer) => isAnswerTo(agreement, answer));
  return own.length > 0 && own.every((answer) => answer.isAccepted);
}

/**
 * A refusal of a required agreement that was declined, or of an agreement that has changed since it was shown, has the path of
 * the answer. A required agreement without an answer is refused at the list, with the id in the details.
 */
export function refusalsOfAgreements(
  agreements: readonly ShownAgreement[],
  answers: AgreementAnswers,
): Refusal[] {
  const unknown = answers.flatMap((answer, index) => {
    if (agreements.some((agreement) => isAnswerTo(agreement, answer))) return [];
    const code = answer.isGeneral ? 'AGREEMENT_BY_TARGET_NOT_EXISTS' : 'AGREEMENT_NOT_EXISTS';
    return [new Refusal(code, `agreements.${index}.agreement`)];
  });
  const missing = agreements
    .filter((agreement) => agreement.required && !isAccepted(agreement, answers))
    .map((agreement) => {
      const { id, isGeneral } = agreement;
      const details = {
        agreement: id,
        ...(isGeneral !== undefined && { of: isGeneral ? 'platform' : 'offer' }),
      };
      const index = answers.findIndex((answer) => isAnswerTo(agreement, answer) && !answer.isAccepted);
      return index === -1
        ? new Refusal('IS_REQUIRED', 'agreements', details)
        : new Refusal('IS_REQUIRED', `agreements.${index}.isAccepted`);
    });
  return [...unknown, ...missing, ...agreements.flatMap((agreement) => refusalsOfChange(agreement, answers))];
}

/** The agreements of that target among all agreements that are asked for. Refuses if the answers do not fit them. */
export function agreementsOfTarget(
  active: readonly ShownAgreement[],
  target: ShownAgreement['target'],
  answers: AgreementAnswers,
): ShownAgreement[] {
  const elsewhere = answers.flatMap(({ agreement }, index) =>
    active.some((one) => one.id === agreement && one.target !== target)
      ? [new Refusal('AGREEMENT_BY_TARGET_NOT_EXISTS', `agreements.${index}.agreement`)]
      : [],
  );
  refuseIfAny(elsewhere);
  const shown = active.filter((one) => one.target === target);
  refuseIfAny(refusalsOfAgreements(shown, answers));
  return shown;
}

/** Refuses answers to an agreement that was changed since it was shown. Without a fingerprint nothing is compared. */
function refusalsOfChange(agreement: ShownAgreement, answers: AgreementAnswers): Refusal[] {
  const shown = answers.flatMap((answer, index) => {
    const { fingerprint } = answer;
    return isAnswerTo(agreement, answer) && fingerprint !== undefined ? [{ fingerprint, index }] : [];
  });
  if (shown.length === 0) return [];
  const present = fingerprintOf(agreement);
  return shown
    .filter(({ fingerprint }) => fingerprint !== present)
    .map(({ index }) => new Refusal('AGREEMENT_HAS_CHANGED', `agreements.${index}.isAccepted`));
}
