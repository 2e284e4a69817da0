import { getOrderableOffer } from '@share/contract/areas/orders/orders.endpoints.ts';
import type { OrderableOffer } from '@share/contract/areas/orders/orders.schemas.ts';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { call } from '../../../platform/api/api-client.ts';
import { isAnswerTo, type ManualOrderValues } from './manual-order-values.ts';

type Agreement = OrderableOffer['agreements'][number];

/**
 * Loads the chosen offer with its series and agreements (ORD-47) and puts them into the form. It is loaded for every choice and
 * after every refused attempt, because fewer shares may be left, and a changed agreement has to be accepted again.
 */
export function useOrderableOffer(
  { control, getValues, setValue, setError, clearErrors }: UseFormReturn<ManualOrderValues>,
  attempts: number,
) {
  const chosen = useWatch({ control, name: 'offer' });
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['orderable-offer', chosen],
    queryFn: ({ signal }) => call(getOrderableOffer, { params: { id: String(chosen) }, signal }),
    enabled: chosen !== null,
    gcTime: 0,
  });

  // The smallest order of the chosen offer is suggested until somebody types another number.
  const suggested = useRef<ManualOrderValues['quantity']>(1);
  useEffect(() => {
    if (!data) return;
    setValue('series', data.series?.id ?? null);
    setValue('pricePerShare', data.series?.pricePerShare);
    const least = data.minStock ?? 1;
    if (getValues('quantity') === suggested.current) setValue('quantity', least);
    suggested.current = least;
  }, [data, getValues, setValue]);

  // The list stays identical until an agreement changes.
  const agreements = data?.agreements;
  useEffect(() => {
    if (!agreements) return;
    const earlier = getValues('agreements');
    // Errors name an index, where another agreement may be now.
    for (const index of earlier.keys()) clearErrors(`agreements.${index}`);
    // Only an agreement with the text that was shown counts as accepted.
    const isAccepted = (agreement: Agreement) =>
      earlier.some(
        (one) => isAnswerTo(agreement, one) && one.fingerprint === agreement.fingerprint && one.isAccepted,
      );
    setValue(
      'agreements',
      agreements.map((agreement) => ({
        agreement: agreement.id,
        isGeneral: agreement.isGeneral,
        isAccepted: isAccepted(agreement),
        fingerprint: agreement.fingerprint,
      })),
    );
    // The agreement with the error is gone, but it is still the reason why the order was refused.
    const gone = earlier.find((answer) => !agreements.some((agreement) => isAnswerTo(agreement, answer)));
    if (gone) {
      const message = gone.isGeneral ? 'AGREEMENT_BY_TARGET_NOT_EXISTS' : 'AGREEMENT_NOT_EXISTS';
      setError('agreements', { type: 'server', message });
    }
    for (const [index, agreement] of agreements.entries()) {
      if (earlier.some((one) => isAnswerTo(agreement, one) && one.fingerprint !== agreement.fingerprint))
        setError(`agreements.${index}.isAccepted`, { type: 'server', message: 'AGREEMENT_HAS_CHANGED' });
    }
  }, [agreements, getValues, setValue, setError, clearErrors]);

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
