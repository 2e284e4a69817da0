import type { searchInvestors } from '@share/contract/areas/orders/orders.endpoints.ts';
import { getUser } from '@share/contract/areas/users/users.endpoints.ts';
import type { AnswerOf } from '@share/contract/shared/endpoint.ts';
import { useRef } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { call } from '../../../platform/api/api-client.ts';
import { useCan } from '../../../platform/permissions.tsx';
import { toPlaceIds } from '../investor/investor-form-values.ts';
import type { ManualOrderValues } from './manual-order-values.ts';

export type FoundInvestor = AnswerOf<typeof searchInvestors>[number];

/**
 * Fills in the person who was chosen: e-mail and name, and for those who may read users also telephone, address and account. They
 * replace what was there: it belongs to somebody else.
 */
export function useChosenInvestor({ setValue, getValues, clearErrors }: UseFormReturn<ManualOrderValues>) {
  const mayRead = useCan(getUser);
  const chosen = useRef<number | null>(null);
  const put = (data: Partial<ManualOrderValues['investorData']>) => {
    setValue('investorData', { ...getValues('investorData'), ...data }, { shouldDirty: true });
    clearErrors('investorData');
  };
  return async ({ id, email, firstName, lastName }: FoundInvestor): Promise<void> => {
    chosen.current = id;
    setValue('email', email, { shouldDirty: true });
    clearErrors('email');
    put({ firstName, lastName });
    if (!mayRead) return;
    // Without the account's data the order can be placed all the same.
    const user = await call(getUser, { params: { id: String(id) } }).catch(() => null);
    if (user && chosen.current === id) put(toPlaceIds(user.investorData));
  };
}
