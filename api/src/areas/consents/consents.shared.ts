/** For other areas: which agreements are asked for, and how they are accepted. */
export {
  agreementsOfTarget,
  fingerprintOf,
  isAccepted,
  refusalsOfAgreements,
} from './accepted-agreements.ts';
export { findActiveAgreements, type ShownAgreement } from './find-shown-agreements.ts';
