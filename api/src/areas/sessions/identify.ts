import type { Actor, Services } from '../../platform/context.ts';
import { HELD_NAMES } from '../rights/rights.shared.ts';
import type { Pass } from './access-token.ts';

interface Found {
  id: number;
  email: string;
  is_admin: boolean;
  is_super_admin: boolean;
  permissions: string[];
  expires_at: Date;
}

export interface SignedIn {
  actor: Actor;
  /** The end of the token or of the session, whichever is earlier. */
  until: Date;
}

/** Session, user and effective permissions in one statement: it runs for almost every request. */
const STATEMENT = `
  SELECT u.id, u.email, u.is_admin, u.is_super_admin, s.expires_at, ${HELD_NAMES} AS permissions
  FROM sessions s JOIN users u ON u.id = s.user_id
  WHERE s.id = $1 AND s.ended_at IS NULL AND s.expires_at > $2 AND u.active AND u.deleted_at IS NULL`;

/** The user of an access token, or null if the session has ended or the user may no longer sign in (R9). */
export async function identify(services: Services, pass: Pass): Promise<SignedIn | null> {
  const { sessionId } = pass;
  const { rows } = await services.pool.query<Found>({
    name: 'identify',
    text: STATEMENT,
    values: [sessionId, services.now()],
  });
  const [user] = rows;
  if (!user) return null;
  return {
    actor: {
      id: user.id,
      label: user.email,
      isAdmin: user.is_admin,
      isSuperAdmin: user.is_super_admin,
      permissions: new Set(user.permissions),
      sessionId,
    },
    until: pass.expiresAt < user.expires_at ? pass.expiresAt : user.expires_at,
  };
}
