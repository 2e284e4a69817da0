import { fullName, isOtherName } from '@share/contract/areas/orders/investor-name.ts';
import { findInvestor } from '@share/contract/areas/orders/orders.endpoints.ts';
import { call } from '../../../platform/api/api-client.ts';
import { confirm } from '../../../ui/confirm.tsx';
import type { manualOrderTexts } from './manual-order.texts.ts';
import type { ManualOrderValues } from './manual-order-values.ts';

type Texts = (typeof manualOrderTexts)['en']['otherName'];

/** Asks when the e-mail belongs to an account with another name, because a typing error would give somebody else the shares. */
export async function agreeToName(
  { email, investorData }: ManualOrderValues,
  { otherName: t }: { otherName: Texts },
): Promise<boolean> {
  const { name } = await call(findInvestor, { query: { email } });
  if (!name || !isOtherName(name, investorData)) return true;
  const [account, typed] = [fullName(name), fullName(investorData)];
  return confirm({
    title: t.title,
    message: t.message(account, typed),
    confirmLabel: t.place(account),
    cancelLabel: t.change,
    harmless: true,
  });
}
