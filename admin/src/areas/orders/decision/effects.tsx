import { Text } from '@mantine/core';
import type { OrderDecision } from '@share/contract/areas/orders/order-decision.schemas.ts';
import type { OrderMove, OrderView } from '@share/contract/areas/orders/orders.schemas.ts';
import { useTexts } from '../../../platform/texts.ts';
import { decisionTexts } from './decision.texts.ts';
import { EmailPreview } from './email-preview.tsx';
import { ShareCounts } from './share-counts.tsx';

interface EffectsProps {
  order: OrderView;
  decision: OrderDecision;
}

/** The effects of each possible decision: the shares before and after, and the e-mail that is sent. */
export function Effects({ order, decision: { shares, payment } }: EffectsProps) {
  const t = useTexts(decisionTexts).emails;
  const { canAcceptOrder, canRejectOrder, userMeta, status } = order;
  const mayBeAccepted = canAcceptOrder || payment.canAccept;
  const rejecting = status === 'paid' ? t.rejectingPaid : t.rejecting;
  const emails: { move: OrderMove; sentence: string }[] = [
    ...(payment.canAccept ? [{ move: 'pay' as const, sentence: t.paying }] : []),
    ...(mayBeAccepted ? [{ move: 'accept' as const, sentence: t.accepting }] : []),
    ...(canRejectOrder ? [{ move: 'reject' as const, sentence: rejecting }] : []),
  ];
  return (
    <>
      <ShareCounts
        shares={{
          ...shares,
          afterAccepting: mayBeAccepted ? shares.afterAccepting : null,
          afterRejecting: canRejectOrder ? shares.afterRejecting : null,
        }}
      />
      {emails.length > 0 && userMeta.isDeleted && (
        <Text size="sm" c="dimmed">
          {t.none}
        </Text>
      )}
      {emails.length > 0 && !userMeta.isDeleted && (
        <div>
          {emails.map((email) => (
            <EmailPreview key={email.move} orderId={order.id} {...email} />
          ))}
        </div>
      )}
    </>
  );
}
