import { Text } from '@mantine/core';
import type { OrderView } from '@share/contract/areas/orders/orders.schemas.ts';
import { useTexts } from '../../platform/texts.ts';
import { FormSection } from '../../ui/form/form-section.tsx';
import { Facts } from '../../ui/values/facts.tsx';
import { EmailText, InstantText, MoneyText, NumberText } from '../../ui/values/values.tsx';
import { InvestmentLink } from '../links/investment-link.tsx';
import { linksTexts } from '../links/links.texts.ts';
import { OrderState, refundState } from '../links/pair-state.tsx';
import { refundsOf } from '../refunds/refunds.shared.tsx';
import { ordersTexts } from './orders.texts.ts';

/** The read-only data of the order (ORD-09, ORD-10). */
export function OrderInfo({ order }: { order: OrderView }) {
  const t = useTexts(ordersTexts).info;
  const words = useTexts(linksTexts).order;
  return (
    <FormSection title={t.title} folds>
      <Facts
        facts={[
          { label: t.id, value: order.id },
          {
            label: words.status,
            value: <OrderState {...order} refund={refundState(...refundsOf(order))} />,
          },
          ...(order.rejectionNote === ''
            ? []
            : [{ label: t.rejectionNote, value: <Written text={order.rejectionNote} />, long: true }]),
          { label: t.email, value: <EmailText address={order.userMeta.email} />, long: true },
          {
            label: t.investmentId,
            value: (
              <InvestmentLink id={order.investmentId}>{t.investment(order.investmentId)}</InvestmentLink>
            ),
          },
          { label: words.quantity, value: <NumberText value={order.quantity} /> },
          { label: words.pricePerShare, value: <MoneyText amount={order.pricePerShare} /> },
          { label: words.totalAmount, value: <MoneyText amount={order.totalAmount} /> },
          { label: t.date, value: <InstantText at={order.date} /> },
          { label: t.dateCompleted, value: <Final at={order.dateCompleted} color="green" /> },
          { label: t.dateRejected, value: <Final at={order.dateRejected} color="red" /> },
        ]}
      />
    </FormSection>
  );
}

/** A text of several lines. */
const Written = ({ text }: { text: string }) => (
  <Text component="span" style={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
    {text}
  </Text>
);

const Final = ({ at, color }: { at: string | null; color: 'green' | 'red' }) => (
  <Text component="span" fw={at ? 700 : undefined} c={at ? `var(--mantine-color-${color}-text)` : undefined}>
    <InstantText at={at} />
  </Text>
);
