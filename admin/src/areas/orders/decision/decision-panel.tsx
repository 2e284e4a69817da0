import { Title } from '@mantine/core';
import type { OrderView } from '@share/contract/areas/orders/orders.schemas.ts';
import type { RefundView } from '@share/contract/areas/orders/refunds.schemas.ts';
import { getOrderAccountChanges } from '@share/contract/areas/timeline/timeline.endpoints.ts';
import { useQuery } from '@tanstack/react-query';
import { useFormState } from 'react-hook-form';
import { queryClient } from '../../../platform/api/query-client.ts';
import { useTexts } from '../../../platform/texts.ts';
import { ErrorBanner } from '../../../ui/error-banner.tsx';
import { FormSection } from '../../../ui/form/form-section.tsx';
import { StandIn } from '../../../ui/parts/stand-in.tsx';
import { booksChanged } from '../../links/books-changed.ts';
import { nextToRecord, RefundPanel, refundsOf, useRefundTitle } from '../../refunds/refunds.shared.tsx';
import { AccountChanges } from '../../timeline/timeline.shared.tsx';
import { OrderActions } from '../order-actions.tsx';
import { OrderNotice } from '../order-notice.tsx';
import { orderDecisionQuery, orderQuery } from '../orders.queries.ts';
import { Conditions } from './conditions.tsx';
import { decisionTexts } from './decision.texts.ts';
import { Effects } from './effects.tsx';
import { usualDecision } from './usual-decision.ts';

interface DecisionPanelProps {
  order: OrderView;
  onMoved: (order: OrderView) => void;
  onFailure: (failure: unknown) => void;
}

/**
 * The next step, the conditions and the effects of the decision, beside its buttons; then the refunds. If the decision cannot be
 * loaded, the rest of the screen stays usable.
 */
export function DecisionPanel({ order, onMoved, onFailure }: DecisionPanelProps) {
  const t = useTexts(decisionTexts);
  const { isDirty } = useFormState();
  // Unsaved changes, and accepting the order, come before recording a refund.
  const next =
    isDirty || order.canAcceptOrder ? undefined : nextToRecord(order, order.transactions.at(-1)?.method);
  const { data: decision, error, refetch } = useQuery(orderDecisionQuery(order.id));
  const titleOf = useRefundTitle();
  const isAwaited = !decision && !error;
  const isOpen = order.status === 'new' || order.status === 'paid';
  return (
    <FormSection title={t.title}>
      <OrderNotice order={order} />
      {refundsOf(order).map((refund, _, all) => (
        <Refund
          key={refund.id}
          title={titleOf(refund, all)}
          orderId={order.id}
          refund={refund}
          isNext={refund === next}
        />
      ))}
      {error && <ErrorBanner title={t.failed} failure={error} onRetry={() => void refetch()} />}
      {isAwaited && isOpen && (
        <StandIn>
          <Conditions decision={usualDecision(order)} />
        </StandIn>
      )}
      {decision && <Conditions decision={decision} />}
      <OrderActions order={order} onMoved={onMoved} onFailure={onFailure} />
      {isAwaited && (
        <StandIn>
          <Effects order={order} decision={usualDecision(order)} />
        </StandIn>
      )}
      {decision && <Effects order={order} decision={decision} />}
    </FormSection>
  );
}

interface RefundProps {
  title: string;
  orderId: number;
  refund: RefundView;
  isNext: boolean;
}

function Refund({ title, orderId, refund, isNext }: RefundProps) {
  const reload = () => {
    booksChanged();
    void queryClient.fetchQuery({ ...orderQuery(orderId), staleTime: 0 });
  };
  return (
    <div>
      <Title order={3} size="sm" mb={4}>
        {title}
      </Title>
      <RefundPanel
        refund={refund}
        isNext={isNext}
        accountChanges={<AccountChanges endpoint={getOrderAccountChanges} id={orderId} />}
        onClosed={reload}
        onRefused={reload}
      />
    </div>
  );
}
