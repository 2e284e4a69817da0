import type { Actor, Services, SessionKind } from '../../platform/context.ts';
import { HELD_NAMES } from '../rights/rights.shared.ts';
import { HAS_FACTOR } from '../second-factor/second-factor.shared.ts';
import type { Pass } from './access-token.ts';

interface Found {
  session_id: string;
  id: number;
  email: string;
  seal_seed: string | null;
  is_admin: boolean;
  is_super_admin: boolean;
  permissions: string[];
  kind: SessionKind;
  expires_at: Date;
  confirmed_at: Date;
  lacks_factor: boolean;
}

export interface SignedIn {
  actor: Actor;
  /** The end of the token or of the session, whichever is earlier. */
  until: Date;
}

/**
 * Reads session, user and effective permissions in one statement, because it runs for almost every request. In a session of the
 * public site a member of staff has only the rights of an investor.
 */
const found = (sessions: string) => `
  SELECT s.id AS session_id, u.id, u.email, u.seal_seed, s.kind, s.expires_at, s.confirmed_at,
    s.kind = 'staff' AND u.is_admin AS is_admin, s.kind = 'staff' AND u.is_super_admin AS is_super_admin,
    CASE s.kind WHEN 'staff' THEN ${HELD_NAMES} ELSE '{}' END AS permissions,
    u.is_admin AND (SELECT second_factor_demanded FROM site_settings) AND NOT ${HAS_FACTOR} AS lacks_factor
  FROM sessions s JOIN users u ON u.id = s.user_id
  WHERE s.id = ${sessions} AND s.ended_at IS NULL AND s.expires_at > $2 AND u.active AND u.deleted_at IS NULL`;

const OF_ONE = found('$1');
const OF_SEVERAL = found('ANY($1::uuid[])');

/** The user of an access token, or null if the session has ended or the user may no longer sign in (R9). */
export async function identify(services: Services, pass: Pass): Promise<SignedIn | null> {
  const { sessionId } = pass;
  const { rows } = await services.pool.query<Found>({
    name: 'identify',
    text: OF_ONE,
    values: [sessionId, services.now()],
  });
  const [user] = rows;
  if (!user) return null;
  return {
    actor: actorOf(user),
    until: pass.expiresAt < user.expires_at ? pass.expiresAt : user.expires_at,
  };
}

/** The actors of these sessions; sessions that have ended are missing. */
export async function identifyAll(
  services: Services,
  sessionIds: readonly string[],
): Promise<Map<string, Actor>> {
  const values = [sessionIds, services.now()];
  const { rows } = await services.pool.query<Found>({ name: 'identify all', text: OF_SEVERAL, values });
  return new Map(rows.map((user) => [user.session_id, actorOf(user)]));
}

const actorOf = (user: Found): Actor => ({
  id: user.id,
  label: user.email,
  person: { id: user.id, sealSeed: user.seal_seed },
  isAdmin: user.is_admin,
  isSuperAdmin: user.is_super_admin,
  permissions: new Set(user.permissions),
  sessionId: user.session_id,
  sessionKind: user.kind,
  confirmedAt: user.confirmed_at,
  lacksFactor: user.lacks_factor,
});
