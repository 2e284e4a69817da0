import type { Context } from './context.ts';

/** The id of the caller of an endpoint that no visitor may call. */
export function callerId({ actor }: Context): number {
  if (actor.id === null) throw new Error('A visitor has no account');
  return actor.id;
}
