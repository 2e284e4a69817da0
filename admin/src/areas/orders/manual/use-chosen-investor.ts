import type { searchInvestors } from '@share/contract/areas/orders/orders.endpoints.ts';
import { getUser } from '@share/contract/areas/users/users.endpoints.ts';
import type { UserView } from '@share/contract/areas/users/users.schemas.ts';
import type { AnswerOf } from '@share/contract/shared/endpoint.ts';
import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { call } from '../../../platform/api/api-client.ts';
import { useCan } from '../../../platform/permissions.tsx';
import { emptyInvestor, toPlaceIds } from '../investor/investor-form-values.ts';
import type { ManualOrderValues } from './manual-order-values.ts';

export type FoundInvestor = AnswerOf<typeof searchInvestors>[number];

export interface ChosenInvestor {
  choose: (investor: FoundInvestor) => void;
  /** Whether telephone, address and account of the chosen person are being loaded. */
  isLoading: boolean;
  /** Why they could not be loaded, or null. */
  failure: unknown;
  retry: () => void;
}

/**
 * Fills in the chosen person: e-mail and name, and for users who may read users also telephone, address and account. Data of
 * another person are removed at once, so that no order has somebody else's account; values that are typed meanwhile stay.
 */
export function useChosenInvestor(form: UseFormReturn<ManualOrderValues>): ChosenInvestor {
  const { setValue, getValues, clearErrors } = form;
  const mayRead = useCan(getUser);
  /** The e-mail of the person to whom the data in the form belongs. */
  const owner = useRef(getValues('email'));
  const put = (data: Partial<ManualOrderValues['investorData']>) => {
    setValue('investorData', { ...getValues('investorData'), ...data }, { shouldDirty: true });
    clearErrors('investorData');
  };
  const loading = useMutation({
    mutationFn: ({ id }: FoundInvestor) => call(getUser, { params: { id: String(id) } }),
  });
  // The callback is only called for the last person chosen.
  const load = (investor: FoundInvestor) =>
    loading.mutate(investor, {
      onSuccess: (user) => {
        if (getValues('email') === investor.email) put(untouched(getValues('investorData'), user));
      },
    });
  return {
    choose: (investor) => {
      const { email, firstName, lastName } = investor;
      setValue('email', email, { shouldDirty: true });
      clearErrors('email');
      put({ ...(owner.current === email ? {} : emptyInvestor()), firstName, lastName });
      owner.current = email;
      if (mayRead) load(investor);
    },
    isLoading: loading.isPending,
    failure: loading.error,
    retry: () => {
      if (loading.variables) load(loading.variables);
    },
  };
}

/** The account's data for parts that are empty in the form: telephone, address and bank account, each as a unit. */
function untouched(typed: ManualOrderValues['investorData'], { investorData }: UserView) {
  const { phoneNumber, address, bankAccount } = toPlaceIds(investorData);
  const empty = emptyInvestor();
  const isEmpty = (part: 'phoneNumber' | 'address' | 'bankAccount') =>
    JSON.stringify(typed[part]) === JSON.stringify(empty[part]);
  return {
    ...(isEmpty('phoneNumber') && { phoneNumber }),
    ...(isEmpty('address') && { address }),
    ...(isEmpty('bankAccount') && { bankAccount }),
  };
}
