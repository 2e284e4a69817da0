import type { confirmSelf as endpoint } from '@share/contract/areas/account/second-factor.endpoints.ts';
import type { BodyOf } from '@share/contract/shared/endpoint.ts';
import { callerId } from '../../platform/caller-id.ts';
import type { Context } from '../../platform/context.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { audit } from '../../platform/records/audit.ts';
import { Refusal } from '../../platform/refusal.ts';
import { useCode } from '../second-factor/second-factor.shared.ts';
import { countCodeTry, giveBackAll, markConfirmed } from '../sessions/sessions.shared.ts';
import { checkOwnPassword } from './check-own-password.ts';

/** Remembers that the password or a code was given in this session just now. */
export async function confirmSelf(context: Context, given: BodyOf<typeof endpoint>): Promise<null> {
  if ('password' in given)
    await checkOwnPassword(context, given.password, () => new Refusal('CURRENT_PASSWORD_WRONG', 'password'));
  else await checkOwnCode(context, given.code);
  await markConfirmed(context);
  return null;
}

async function checkOwnCode(context: Context, typed: string): Promise<void> {
  const counted = await countCodeTry(context, context.actor.label);
  const fits = await inTransaction({ ...context, idempotency: null }, (tx) =>
    useCode(tx, context, { userId: callerId(context), code: typed }),
  );
  if (!fits) {
    const id = callerId(context);
    await audit(context.db, context, { action: 'second-factor.refused', entity: 'user', id });
    throw new Refusal('CODE_WRONG', 'code');
  }
  await giveBackAll(context, counted);
}
