import type { FastifyRequest } from 'fastify';
import { type Actor, type Services, visitor } from '../../platform/context.ts';
import { readAccessToken } from './access-token.ts';

interface Found {
  id: number;
  email: string;
  is_admin: boolean;
  is_super_admin: boolean;
  permissions: string[];
}

/** Session, user and effective permissions in one look, at every request: what is taken away is gone at the next call. */
const STATEMENT = `
  SELECT u.id, u.email, u.is_admin, u.is_super_admin, ARRAY(
    SELECT p.name FROM user_roles ur JOIN role_permissions rp USING (role_id) JOIN permissions p ON p.id = rp.permission_id
    WHERE ur.user_id = u.id
    UNION
    SELECT p.name FROM user_permissions up JOIN permissions p ON p.id = up.permission_id WHERE up.user_id = u.id
  ) AS permissions
  FROM sessions s JOIN users u ON u.id = s.user_id
  WHERE s.id = $1 AND s.ended_at IS NULL AND s.expires_at > $2 AND u.active AND u.deleted_at IS NULL`;

/** Who sent the request; a visitor if it carries no good token (R9). */
export async function identify(services: Services, request: FastifyRequest): Promise<Actor> {
  const [, token] = /^Bearer (\S+)$/.exec(request.headers.authorization ?? '') ?? [];
  const sessionId = token ? await readAccessToken(services, token) : null;
  if (sessionId === null) return visitor;
  const { rows } = await services.pool.query<Found>({
    name: 'identify',
    text: STATEMENT,
    values: [sessionId, services.now()],
  });
  const [user] = rows;
  if (!user) return visitor;
  return {
    id: user.id,
    label: user.email,
    isAdmin: user.is_admin,
    isSuperAdmin: user.is_super_admin,
    permissions: new Set(user.permissions),
    sessionId,
  };
}
