import type { Context } from '../../platform/context.ts';
import { Refusal } from '../../platform/refusal.ts';

export function ownIdOf({ actor }: Context): number {
  if (actor.id === null) throw new Refusal('NOT_SIGNED_IN');
  return actor.id;
}
