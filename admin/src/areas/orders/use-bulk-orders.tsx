import { acceptOrder } from '@share/contract/areas/orders/orders.endpoints.ts';
import type { OrderRow } from '@share/contract/areas/orders/orders.schemas.ts';
import { formatMoney } from '@share/contract/shared/numbers/money.ts';
import { IconCheck } from '@tabler/icons-react';
import { call } from '../../platform/api/api-client.ts';
import { useLanguage } from '../../platform/language.tsx';
import { useIsMe } from '../../platform/session/current-user.ts';
import { useTexts } from '../../platform/texts.ts';
import type { BulkAction } from '../../ui/list/bulk/bulk-action.ts';
import { booksChanged } from '../links/books-changed.ts';
import { fullName } from '../links/people/user-name.tsx';
import { useBulkExtension } from '../transactions/transactions.shared.tsx';
import { ordersTexts } from './orders.texts.ts';

/**
 * Accepts the chosen paid orders, or extends the payment term of each by seven days; one by one, with the calls for a single
 * order.
 */
export function useBulkOrders(): BulkAction<OrderRow>[] {
  const t = useTexts(ordersTexts);
  const { language } = useLanguage();
  const isMe = useIsMe();
  const describe = ({ id, userMeta, totalAmount }: OrderRow) =>
    [fullName(userMeta) || userMeta.email, formatMoney(totalAmount, language), t.nameOf(id)].join(' · ');
  const extension = useBulkExtension<OrderRow>({
    paymentOf: ({ payment, waitUntil }) => ({ ...payment, waitUntil }),
    isPossible: ({ payment }) => payment.canExtendWaitUntil,
    describe,
  });
  return [
    {
      name: 'accept',
      label: t.bulk.accept,
      icon: <IconCheck size={18} aria-hidden />,
      endpoint: acceptOrder,
      isPossible: ({ status, userMeta }) => status === 'paid' && !isMe(userMeta),
      title: t.bulk.acceptTitle,
      message: t.bulk.acceptMessage,
      describe,
      run: ({ id }) => call(acceptOrder, { params: { id: String(id) } }),
      onDone: booksChanged,
    },
    extension,
  ];
}
