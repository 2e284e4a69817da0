import * as endpoints from '@share/contract/areas/sessions/sessions.endpoints.ts';
import { type App, serve } from '../../platform/http/serve.ts';
import { Refusal } from '../../platform/refusal.ts';
import { findUser } from '../users/users.shared.ts';
import { draftKeyOf } from './draft-key.ts';
import { signOut } from './end-sessions.ts';
import { refreshSession } from './refresh-session.ts';
import { requestPasswordReset, submitPassword, validateResetToken } from './reset-password.ts';
import { signIn } from './sign-in.ts';

export function sessionsRoutes(app: App): void {
  serve(app, endpoints.issueToken, ({ body, context }) => {
    const { clientId, clientSecret } = context.environment;
    if (body.clientId !== clientId || body.clientSecret !== clientSecret)
      throw new Refusal('CLIENT_NOT_EXISTS');
    return body.grantType === 'password' ? signIn(context, body) : refreshSession(context, body.refreshToken);
  });

  serve(app, endpoints.signOut, ({ context }) => signOut(context));

  serve(app, endpoints.getCurrentUser, async ({ context }) => {
    const user = await findUser(context.db, context.actor.id ?? 0);
    if (!user) throw new Refusal('NOT_SIGNED_IN');
    return user;
  });

  serve(app, endpoints.getDraftKey, async ({ context }) => ({ key: draftKeyOf(context) }));

  serve(app, endpoints.validateResetToken, ({ query, context }) => validateResetToken(context, query.token));

  serve(app, endpoints.resetPassword, ({ body, context }) =>
    'token' in body ? submitPassword(context, body) : requestPasswordReset(context, body),
  );
}
