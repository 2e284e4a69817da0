import type { SecondFactorView } from '@share/contract/areas/account/second-factor.endpoints.ts';
import { callerId } from '../../platform/caller-id.ts';
import type { Context } from '../../platform/context.ts';
import { audit } from '../../platform/records/audit.ts';
import { Refusal } from '../../platform/refusal.ts';
import {
  codesOff,
  codesOn,
  endIdleRecoveryCodes,
  hasFactor,
  mailFactorChange,
  readFactors,
  recoveryCodesMade,
  removeSecret,
  replaceRecoveryCodes,
  storeNewSecret,
  useOneTimeCode,
} from '../second-factor/second-factor.shared.ts';
import { countCodeTry, giveBackAll } from '../sessions/sessions.shared.ts';
import { addFactor, changeFactors } from './change-factors.ts';
import { checkOwnPassword } from './check-own-password.ts';
import { readSecondFactor } from './second-factor.reads.ts';

export function startOneTimeCodes(context: Context): Promise<{ secret: string; uri: string }> {
  const id = callerId(context);
  return changeFactors(context, async (tx) => {
    const { codesSince } = await readFactors(tx, id);
    if (codesSince) throw new Refusal('SECOND_FACTOR_EXISTS');
    return storeNewSecret(tx, context, { id, email: context.actor.label });
  });
}

/** Turns the codes on if the first one is right. */
export async function confirmOneTimeCodes(
  context: Context,
  code: string,
): Promise<{ recoveryCodes: string[] | null }> {
  const id = callerId(context);
  const counted = await countCodeTry(context, context.actor.label);
  const added = await changeFactors(context, async (tx) => {
    const codes = await addFactor(tx, context, () =>
      useOneTimeCode(tx, context, { userId: id, code, confirmed: false }),
    );
    if (!codes) throw new Refusal('CODE_WRONG', 'code');
    await audit(tx, context, { action: 'second-factor.on', entity: 'user', id, after: { factor: 'code' } });
    await mailFactorChange(tx, context, id, codesOn);
    return codes;
  });
  await giveBackAll(context, counted);
  return added;
}

export async function removeOneTimeCodes(context: Context, password: string): Promise<SecondFactorView> {
  const id = callerId(context);
  await checkOwnPassword(context, password, () => new Refusal('CURRENT_PASSWORD_WRONG', 'password'));
  return changeFactors(context, async (tx) => {
    const { codesSince } = await readFactors(tx, id);
    if (!codesSince) throw new Refusal('SECOND_FACTOR_MISSING');
    await removeSecret(tx, id);
    await endIdleRecoveryCodes(tx, id);
    await audit(tx, context, { action: 'second-factor.off', entity: 'user', id, before: { factor: 'code' } });
    await mailFactorChange(tx, context, id, codesOff);
    return readSecondFactor(tx, context);
  });
}

export function makeRecoveryCodes(context: Context): Promise<{ recoveryCodes: string[] }> {
  const id = callerId(context);
  return changeFactors(context, async (tx) => {
    if (!hasFactor(await readFactors(tx, id))) throw new Refusal('SECOND_FACTOR_MISSING');
    await audit(tx, context, { action: 'second-factor.recovery-codes', entity: 'user', id });
    await mailFactorChange(tx, context, id, recoveryCodesMade);
    return { recoveryCodes: await replaceRecoveryCodes(tx, context, id) };
  });
}
