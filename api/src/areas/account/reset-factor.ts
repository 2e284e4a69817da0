import type { UserView } from '@share/contract/areas/users/users.schemas.ts';
import type { Context } from '../../platform/context.ts';
import { queueEmail, readTemplate } from '../../platform/mail/queue-email.ts';
import { audit } from '../../platform/records/audit.ts';
import { Refusal } from '../../platform/refusal.ts';
import { changeRights, refuseBeyond } from '../rights/rights.shared.ts';
import {
  hasFactor,
  listPasskeys,
  readFactors,
  removeFactors,
} from '../second-factor/second-factor.shared.ts';
import { endSessionsOf } from '../sessions/sessions.shared.ts';
import { lockAccount, readUser, whyNotResetFactor } from '../users/users.shared.ts';

/** Removes the second factor of somebody else within R10; the owner is e-mailed, and every session of the account ends. */
export function resetFactorOf(context: Context, id: number): Promise<UserView> {
  const attempt = { action: 'second-factor.reset', entity: 'user' as const, id };
  return changeRights(context, attempt, async (tx, actor) => {
    const { stored, person } = await lockAccount(tx, id);
    if (stored.deletedAt) throw new Refusal('USER_IS_DELETED');
    refuseBeyond(actor, { people: [person] });
    const factors = await readFactors(tx, id);
    const hasSecondFactor = hasFactor(factors);
    const reason = whyNotResetFactor(actor, { id, hasSecondFactor });
    if (reason) throw new Refusal(reason);
    const removed = {
      ...(factors.codesSince && { factor: 'code' }),
      ...(factors.passkeys > 0 && {
        passkeys: (await listPasskeys(tx, id)).map(({ name }) => name).join(', '),
      }),
    };
    await removeFactors(tx, id);
    await endSessionsOf(tx, context, id);
    queueEmail(tx, context, await readTemplate(tx, 'second-factor-reset'), {
      event: `second-factor-reset user ${id} ${context.now().toISOString()}`,
      recipient: stored.email,
      userId: id,
      language: stored.language ?? context.environment.defaultLanguage,
      variables: { firstName: stored.firstName },
    });
    await audit(tx, context, { ...attempt, before: removed });
    return readUser(tx, context, id);
  });
}
