import { removeSignedDocument } from '@share/contract/areas/orders/orders.endpoints.ts';
import type { OrderView } from '@share/contract/areas/orders/orders.schemas.ts';
import { useMutation } from '@tanstack/react-query';
import { call, isApiError } from '../../../platform/api/api-client.ts';
import { queryClient } from '../../../platform/api/query-client.ts';
import { useTexts } from '../../../platform/texts.ts';
import { announceDone } from '../../../ui/announce.ts';
import { booksChanged } from '../../links/books-changed.ts';
import { orderQuery } from '../orders.queries.ts';
import { signedDocumentsTexts } from './signed-documents.texts.ts';

interface Removing {
  orderId: number;
  onFailure: (failure: unknown) => void;
}

/**
 * Removes a signed document from its order. The answer replaces the order on the screen; values typed in the form
 * stay. A failure is passed only to the caller, as for any move of the order (ORD-21, ORD-22).
 */
export function useRemoveSignedDocument({ orderId, onFailure }: Removing) {
  const { toast } = useTexts(signedDocumentsTexts);
  const show = (order: OrderView) => {
    booksChanged();
    queryClient.setQueryData(orderQuery(orderId).queryKey, order);
  };
  return useMutation({
    mutationFn: (id: number) => call(removeSignedDocument, { params: { id: String(id) } }),
    onMutate: () => onFailure(null),
    onSuccess: (order) => {
      announceDone({ key: 'order.document.delete', ...toast });
      show(order);
    },
    onError: async (failure) => {
      onFailure(failure);
      // A refusal means that the order has changed since, so its present state is shown.
      if (isApiError(failure) && failure.status >= 400 && failure.status < 500) {
        show(await queryClient.fetchQuery({ ...orderQuery(orderId), staleTime: 0 }));
      }
    },
  });
}
