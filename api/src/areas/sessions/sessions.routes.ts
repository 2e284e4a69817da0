import { awaitOwnRights } from '@share/contract/areas/sessions/own-rights.endpoints.ts';
import * as endpoints from '@share/contract/areas/sessions/sessions.endpoints.ts';
import type { Area } from '../../area.ts';
import type { Context } from '../../platform/context.ts';
import { type App, serve } from '../../platform/http/serve.ts';
import { Refusal } from '../../platform/refusal.ts';
import { readFactors } from '../second-factor/second-factor.shared.ts';
import { findUser } from '../users/users.shared.ts';
import { draftKeyOf } from './derive-draft-key.ts';
import { signOut } from './end-sessions.ts';
import { requestPasswordReset, submitPassword, validateResetToken } from './passwords/reset-password.ts';
import { refreshSession } from './refresh-session.ts';
import { type RightsWatch, revisionOf } from './rights-watch.ts';
import { finishByCode, finishByPasskey, startPasskey } from './second-step.ts';
import { signIn } from './sign-in.ts';

export const sessionsArea: Area = { name: 'sessions', routes: sessionsRoutes };

function sessionsRoutes(app: App, { rightsWatch }: { rightsWatch: RightsWatch }): void {
  serve(app, endpoints.issueToken, ({ body, context }) => {
    refuseStranger(context, body);
    if (body.grantType === 'password') return signIn(context, body);
    if (body.grantType === 'second_factor') return finishByCode(context, body);
    if (body.grantType === 'passkey') return finishByPasskey(context, body);
    return refreshSession(context, body.refreshToken);
  });

  serve(app, endpoints.startPasskey, ({ body, context }) => {
    refuseStranger(context, body);
    return startPasskey(context, body.halfSessionToken);
  });

  serve(app, endpoints.signOut, ({ context }) => signOut(context));

  serve(app, endpoints.signOutOfSite, ({ context }) => signOut(context));

  serve(app, endpoints.getCurrentUser, async ({ context }) => {
    const user = await findUser(context.db, context.actor.id ?? 0);
    if (!user) throw new Refusal('NOT_SIGNED_IN');
    const { codesSince } = await readFactors(context.db, user.id);
    const { actor } = context;
    const rightsRevision = revisionOf(actor);
    return { ...user, hasCodes: codesSince !== null, needsSecondFactor: actor.lacksFactor, rightsRevision };
  });

  serve(app, awaitOwnRights, async ({ query: { known }, context: { actor } }) => {
    const present = revisionOf(actor);
    const revision = known === present ? await rightsWatch.next(actor) : present;
    if (revision === null) throw new Refusal('NOT_SIGNED_IN');
    return { revision };
  });

  serve(app, endpoints.getDraftKey, async ({ context }) => ({ key: draftKeyOf(context) }));

  serve(app, endpoints.validateResetToken, ({ query, context }) => validateResetToken(context, query.token));

  serve(app, endpoints.resetPassword, ({ body, context }) =>
    'token' in body ? submitPassword(context, body) : requestPasswordReset(context, body),
  );
}

/** Refuses a client that is not one of our pages. */
function refuseStranger(
  { environment }: Context,
  { clientId, clientSecret }: { clientId: string; clientSecret: string },
): void {
  if (clientId !== environment.clientId || clientSecret !== environment.clientSecret)
    throw new Refusal('CLIENT_NOT_EXISTS');
}
