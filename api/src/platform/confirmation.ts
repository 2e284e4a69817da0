import { type Context, isSystem } from './context.ts';
import { Refusal } from './refusal.ts';

const TEN_MINUTES = 600_000;

/**
 * Refuses with PASSWORD_NEEDED_AGAIN if the password or a second factor was last given in this session more than ten minutes
 * ago, so that an open screen alone cannot change rights or the account to which money goes. Jobs and commands are not asked.
 */
export function refuseUnconfirmed({ actor, now }: Context): void {
  if (isSystem(actor)) return;
  if (actor.id === null) throw new Refusal('NOT_SIGNED_IN');
  const { confirmedAt } = actor;
  if (!confirmedAt || now().getTime() - confirmedAt.getTime() > TEN_MINUTES)
    throw new Refusal('PASSWORD_NEEDED_AGAIN');
}
