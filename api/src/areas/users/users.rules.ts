/** The rules of actions on an account, in addition to the permission that the endpoint needs. */
import type { UserType, UserView } from '@share/contract/areas/users/users.schemas.ts';
import { type Standing, whyBeyond } from '../rights/rights.shared.ts';

interface AccountState extends Standing {
  id: number;
  active: boolean;
  isAdmin: boolean;
  isDeleted: boolean;
  hasPassword: boolean;
  hasSecondFactor: boolean;
}

export const typeOf = ({ isAdmin }: { isAdmin: boolean }): UserType => (isAdmin ? 'staff' : 'investor');

/** Why the actor may not do each of these things with the account; null where the actor may. */
export function whyNots(actor: Standing, user: AccountState, isLastSuperAdmin: boolean): UserView['whyNot'] {
  const beyond = whyBeyond(actor, { people: [user] })?.code ?? null;
  const change = user.isDeleted ? 'USER_IS_DELETED' : beyond;
  const shut = whyNotShut(actor, user, isLastSuperAdmin);
  return {
    edit: change,
    grant: change ?? whyBeyond(actor, { regranted: [user] })?.code ?? null,
    deactivate: change ?? shut,
    demote: change ?? shut,
    remove: user.isDeleted ? 'USER_ALREADY_DELETED' : (beyond ?? shut),
    invite: change ?? whyNotInvite(user),
    signOut: change ?? whyNotSignOut(actor, user),
    resetSecondFactor: change ?? whyNotResetFactor(actor, user),
  };
}

/** Why the actor may not shut the account, or null: nobody shuts their own account, and one super administrator always stays. */
export function whyNotShut(
  actor: Standing,
  user: Pick<AccountState, 'id' | 'active'>,
  isLastSuperAdmin: boolean,
) {
  if (isLastSuperAdmin && user.active) return 'LAST_SUPER_ADMIN';
  return user.id === actor.id ? 'USER_IS_YOURSELF' : null;
}

/** Why no link can be sent, or null. The link is only for the first password; later people ask for one themselves. */
export function whyNotInvite({ active, hasPassword }: Pick<AccountState, 'active' | 'hasPassword'>) {
  if (!active) return 'USER_IS_NOT_ACTIVE';
  return hasPassword ? 'USER_HAS_PASSWORD' : null;
}

/** Why the actor may not end all sessions of the account, or null. People end their own on the screen of their account. */
export const whyNotSignOut = (actor: Standing, { id }: Pick<AccountState, 'id'>) =>
  id === actor.id ? 'USER_IS_YOURSELF' : null;

/**
 * Why the actor may not reset the second factor, or null. People change their own one on the screen of their account, with the
 * password.
 */
export function whyNotResetFactor(
  actor: Standing,
  { id, hasSecondFactor }: Pick<AccountState, 'id' | 'hasSecondFactor'>,
) {
  if (id === actor.id) return 'USER_IS_YOURSELF';
  return hasSecondFactor ? null : 'SECOND_FACTOR_MISSING';
}

interface BankAccount {
  bankCountry: number | null;
  bankName: string;
  accountNumber: string;
}

/** Whether refunds would go to another account. */
export const changesBankAccount = (stored: BankAccount, changed: BankAccount): boolean =>
  (['bankCountry', 'bankName', 'accountNumber'] as const).some((part) => stored[part] !== changed[part]);
