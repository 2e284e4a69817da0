import type { Context } from '../../platform/context.ts';

/**
 * The key is always the same for a user, and stored nowhere: it is derived from the secret key. Another secret key makes drafts
 * unreadable.
 */
export const draftKeyOf = ({ secrets, actor }: Context): string =>
  secrets.fingerprint(`${actor.id}`, 'draft-key');
