import type { PayPalCheck } from '@share/contract/areas/paypal/paypal.schemas.ts';
import type { Context } from '../../platform/context.ts';
import { readDefaultAccount } from './accounts/read-accounts.ts';

/** Whether PayPal accepts the stored default credentials of one mode. */
export async function checkPayPal(context: Context, productionMode: boolean): Promise<PayPalCheck> {
  const account = await readDefaultAccount(context, productionMode);
  if (!account) return { result: 'missing' };
  const { outcome } = await context.payPal.checkAccount(account);
  return { result: outcome === 'done' ? 'works' : outcome };
}
