import { Text } from '@mantine/core';
import type { OrderDecision } from '@share/contract/areas/orders/order-decision.schemas.ts';
import type { OrderView } from '@share/contract/areas/orders/orders.schemas.ts';
import { useTexts } from '../../../platform/texts.ts';
import { decisionTexts } from './decision.texts.ts';
import { ShareCounts } from './share-counts.tsx';

interface EffectsProps {
  order: OrderView;
  decision: OrderDecision;
}

/** What follows from each decision that is possible: the shares before and after, and which e-mail goes out. */
export function Effects({ order, decision: { shares, payment } }: EffectsProps) {
  const t = useTexts(decisionTexts).emails;
  const { canAcceptOrder, canRejectOrder, userMeta, status } = order;
  const mayBeAccepted = canAcceptOrder || payment.canAccept;
  const sentences = [
    mayBeAccepted && t.accepting,
    canRejectOrder && (status === 'paid' ? t.rejectingPaid : t.rejecting),
  ].filter((sentence) => sentence !== false);
  return (
    <>
      <ShareCounts
        shares={{
          ...shares,
          afterAccepting: mayBeAccepted ? shares.afterAccepting : null,
          afterRejecting: canRejectOrder ? shares.afterRejecting : null,
        }}
      />
      {sentences.length > 0 && (
        <div>
          {(userMeta.isDeleted ? [t.none] : sentences).map((sentence) => (
            <Text key={sentence} size="sm" c="dimmed">
              {sentence}
            </Text>
          ))}
        </div>
      )}
    </>
  );
}
