import type { PaymentKind } from '@share/contract/areas/payment-files/payment-files.schemas.ts';
import { getPayout } from '@share/contract/areas/payouts/payouts.endpoints.ts';
import { getStatement } from '@share/contract/areas/statements/statements.endpoints.ts';
import { useTexts } from '../../platform/texts.ts';
import { LinkIfAllowed } from '../../ui/link-if-allowed.tsx';
import { OrderLink } from '../links/order-link.tsx';
import { recordPaths } from '../links/record-paths.ts';
import { duePaymentsTexts } from './due-payments.texts.ts';

interface WhatForProps {
  kind: PaymentKind;
  order: number | null;
  statement: number | null;
  payout: number | null;
}

/** What a payment is for, with a link to the order, the payout or the statement. */
export function WhatFor({ kind, order, statement, payout }: WhatForProps) {
  const t = useTexts(duePaymentsTexts);
  if (order !== null) return <OrderLink id={order}>{t.ofOrder(order)}</OrderLink>;
  if (payout !== null)
    return (
      <LinkIfAllowed endpoint={getPayout} to={recordPaths.payout(payout)}>
        {t.ofPayout(payout)}
      </LinkIfAllowed>
    );
  if (statement === null) return t.kinds[kind];
  return (
    <LinkIfAllowed endpoint={getStatement} to={recordPaths.statement(statement)}>
      {t.kinds[kind]}
    </LinkIfAllowed>
  );
}
