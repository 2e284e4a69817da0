import { Skeleton, Stack, Title } from '@mantine/core';
import type { OrderView } from '@share/contract/areas/orders/orders.schemas.ts';
import type { RefundView } from '@share/contract/areas/orders/refunds.schemas.ts';
import { useQuery } from '@tanstack/react-query';
import { queryClient } from '../../../platform/api/query-client.ts';
import { commonTexts } from '../../../platform/common.texts.ts';
import { useTexts } from '../../../platform/texts.ts';
import { ErrorBanner } from '../../../ui/error-banner.tsx';
import { FormSection } from '../../../ui/form/form-section.tsx';
import { RefundPanel, refundsTexts } from '../../refunds/refunds.shared.tsx';
import { booksChanged, orderDecisionQuery, orderQuery } from '../orders.queries.ts';
import { Conditions } from './conditions.tsx';
import { decisionTexts } from './decision.texts.ts';
import { Payment } from './payment.tsx';
import { ShareCounts } from './share-counts.tsx';
import { useServerTime } from './use-server-time.ts';

/**
 * What is to be returned to the investor, or the conditions for accepting and rejecting the order. If it cannot be loaded, the rest of the screen stays usable.
 */
export function DecisionPanel({ order }: { order: OrderView }) {
  const t = useTexts(decisionTexts);
  const { data: decision, error, refetch, dataUpdatedAt } = useQuery(orderDecisionQuery(order.id));
  const now = useServerTime(decision?.at, dataUpdatedAt);
  return (
    <FormSection title={t.title}>
      {order.refund && <Refund orderId={order.id} refund={order.refund} />}
      {error && <ErrorBanner title={t.failed} failure={error} onRetry={() => void refetch()} />}
      {!decision && !error && <Waiting />}
      {decision && (
        <>
          <Conditions decision={decision} />
          <Payment payment={decision.payment} now={now} />
          <ShareCounts shares={decision.shares} />
        </>
      )}
    </FormSection>
  );
}

function Refund({ orderId, refund }: { orderId: number; refund: RefundView }) {
  const t = useTexts(refundsTexts);
  const reload = () => {
    booksChanged();
    void queryClient.fetchQuery({ ...orderQuery(orderId), staleTime: 0 });
  };
  return (
    <div>
      <Title order={3} size="sm" mb={4}>
        {t.title}
      </Title>
      <RefundPanel refund={refund} onClosed={reload} onRefused={reload} />
    </div>
  );
}

function Waiting() {
  const { loading } = useTexts(commonTexts);
  return (
    <Stack gap="sm" role="status" aria-label={loading}>
      <Skeleton height={48} />
      {[0, 1, 2, 3, 4, 5].map((line) => (
        <Skeleton key={line} height={14} width={`${90 - line * 8}%`} />
      ))}
    </Stack>
  );
}
