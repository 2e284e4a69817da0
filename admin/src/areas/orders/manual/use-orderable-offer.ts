import { getOrderableOffer } from '@share/contract/areas/orders/orders.endpoints.ts';
import type { OrderableOffer } from '@share/contract/areas/orders/orders.schemas.ts';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { call } from '../../../platform/api-client.ts';
import type { ManualOrderValues } from './manual-order-values.ts';

type Agreement = OrderableOffer['agreements'][number];

/**
 * The chosen offer with its series and agreements (ORD-47), which also go into the form. Asked anew for every choice, and
 * after every attempt that was refused: fewer shares may be left.
 */
export function useOrderableOffer(
  { control, getValues, setValue }: UseFormReturn<ManualOrderValues>,
  attempts: number,
) {
  const chosen = useWatch({ control, name: 'offer' });
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['orderable-offer', chosen],
    queryFn: ({ signal }) => call(getOrderableOffer, { params: { id: String(chosen) }, signal }),
    enabled: chosen !== null,
    gcTime: 0,
  });

  const shown = useRef<OrderableOffer['agreements']>([]);
  useEffect(() => {
    if (!data) return;
    const earlier = getValues('agreements');
    const isAccepted = (id: number) => earlier.some((one) => one.agreement === id && one.isAccepted);
    // Nobody has accepted a text that was not shown.
    const wasShown = (agreement: Agreement) =>
      shown.current.some((one) => JSON.stringify(one) === JSON.stringify(agreement));
    setValue('series', data.series?.id ?? null);
    setValue(
      'agreements',
      data.agreements.map((agreement) => ({
        agreement: agreement.id,
        isAccepted: isAccepted(agreement.id) && wasShown(agreement),
      })),
    );
    shown.current = data.agreements;
  }, [data, getValues, setValue]);

  useEffect(() => {
    if (attempts > 0 && getValues('offer') !== null) void refetch();
  }, [attempts, getValues, refetch]);

  return {
    offer: data,
    isLoading: isFetching && data === undefined,
    error: data === undefined ? error : null,
    retry: () => void refetch(),
  };
}
