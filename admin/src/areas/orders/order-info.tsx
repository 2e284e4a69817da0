import { Text } from '@mantine/core';
import type { OrderView } from '@share/contract/areas/orders/orders.schemas.ts';
import { useTexts } from '../../platform/texts.ts';
import { FormSection } from '../../ui/form/form-section.tsx';
import { Facts } from '../../ui/values/facts.tsx';
import { EmailText, InstantText } from '../../ui/values/values.tsx';
import { InvestmentLink } from '../links/investment-link.tsx';
import { ordersTexts } from './orders.texts.ts';

/** The days of the order, its investment and its e-mail; number, state, shares and money are in the head (ORD-09, ORD-10). */
export function OrderInfo({ order }: { order: OrderView }) {
  const t = useTexts(ordersTexts).info;
  return (
    <FormSection title={t.title} folds>
      <Facts
        facts={[
          { label: t.date, value: <InstantText at={order.date} /> },
          { label: t.dateCompleted, value: <Final at={order.dateCompleted} color="green" /> },
          { label: t.dateRejected, value: <Final at={order.dateRejected} color="red" /> },
          { label: t.email, value: <EmailText address={order.userMeta.email} />, long: true },
          {
            label: t.investmentId,
            value: (
              <InvestmentLink id={order.investmentId}>{t.investment(order.investmentId)}</InvestmentLink>
            ),
          },
        ]}
      />
    </FormSection>
  );
}

const Final = ({ at, color }: { at: string | null; color: 'green' | 'red' }) => (
  <Text component="span" fw={at ? 700 : undefined} c={at ? `var(--mantine-color-${color}-text)` : undefined}>
    <InstantText at={at} />
  </Text>
);
