import type {
  addPasskey as adding,
  SecondFactorView,
} from '@share/contract/areas/account/second-factor.endpoints.ts';
import type { PasskeyCreation } from '@share/contract/areas/sessions/passkeys.schemas.ts';
import type { BodyOf } from '@share/contract/shared/endpoint.ts';
import { callerId } from '../../platform/caller-id.ts';
import type { Context } from '../../platform/context.ts';
import { audit } from '../../platform/records/audit.ts';
import { Refusal } from '../../platform/refusal.ts';
import {
  askForNewPasskey,
  deletePasskey,
  endIdleRecoveryCodes,
  mailFactorChange,
  nameOfPasskey,
  passkeyAdded,
  passkeyRemoved,
  setNameOfPasskey,
  storePasskey,
} from '../second-factor/second-factor.shared.ts';
import { countCodeTry, giveBackAll } from '../sessions/sessions.shared.ts';
import { addFactor, changeFactors } from './change-factors.ts';
import { readSecondFactor } from './second-factor.reads.ts';

export const startNewPasskey = (context: Context): Promise<PasskeyCreation> =>
  changeFactors(context, (tx) =>
    askForNewPasskey(tx, context, { id: callerId(context), email: context.actor.label }),
  );

/** The transaction is committed also if the passkey is refused, because its challenge is used up. */
export async function addPasskey(
  context: Context,
  { name, credential }: BodyOf<typeof adding>,
): Promise<{ recoveryCodes: string[] | null }> {
  const id = callerId(context);
  const counted = await countCodeTry(context, context.actor.label);
  const added = await changeFactors(context, async (tx) => {
    const codes = await addFactor(tx, context, () =>
      storePasskey(tx, context, { userId: id, name, credential }),
    );
    if (!codes) return null;
    await audit(tx, context, { action: 'passkey.add', entity: 'user', id, after: { name } });
    await mailFactorChange(tx, context, id, passkeyAdded(name));
    return codes;
  });
  if (!added) throw new Refusal('PASSKEY_REFUSED');
  await giveBackAll(context, counted);
  return added;
}

export function renamePasskey(context: Context, id: string, name: string): Promise<SecondFactorView> {
  const userId = callerId(context);
  return changeFactors(context, async (tx) => {
    const former = await nameOfPasskey(tx, { id, userId });
    if (former === null) throw new Refusal('NOT_FOUND');
    await setNameOfPasskey(tx, { id, userId }, name);
    const change = { before: { name: former }, after: { name } };
    await audit(tx, context, { action: 'passkey.rename', entity: 'user', id: userId, ...change });
    return readSecondFactor(tx, context);
  });
}

export function removePasskey(context: Context, id: string): Promise<SecondFactorView> {
  const userId = callerId(context);
  return changeFactors(context, async (tx) => {
    const name = await nameOfPasskey(tx, { id, userId });
    if (name === null) throw new Refusal('NOT_FOUND');
    await deletePasskey(tx, { id, userId });
    await endIdleRecoveryCodes(tx, userId);
    await audit(tx, context, { action: 'passkey.remove', entity: 'user', id: userId, before: { name } });
    await mailFactorChange(tx, context, userId, passkeyRemoved(name));
    return readSecondFactor(tx, context);
  });
}
