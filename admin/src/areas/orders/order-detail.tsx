import { Group } from '@mantine/core';
import type { OrderView } from '@share/contract/areas/orders/orders.schemas.ts';
import { getOrderTimeline } from '@share/contract/areas/timeline/timeline.endpoints.ts';
import { useTexts } from '../../platform/texts.ts';
import { FormFrame } from '../../ui/form/form-frame.tsx';
import { FormSection } from '../../ui/form/form-section.tsx';
import type { SaveForm } from '../../ui/form/save-form.ts';
import { investorTexts } from '../links/investor.texts.ts';
import { OfferSection } from '../links/offer-section.tsx';
import { Timeline } from '../timeline/timeline.shared.tsx';
import classes from './decision/decision.module.css';
import { DecisionPanel } from './decision/decision-panel.tsx';
import { OrderAgreements } from './decision/order-agreements.tsx';
import { OtherOrders } from './decision/other-orders.tsx';
import { InvestorDataFacts } from './investor/investor-data-facts.tsx';
import { AddressSection, BankAccountSection, PersonFields } from './investor/investor-fields.tsx';
import type { InvestorForm } from './investor/investor-form-values.ts';
import { OrderActions } from './order-actions.tsx';
import { OrderInfo } from './order-info.tsx';
import { OrderNotice } from './order-notice.tsx';
import { OrderTransactions } from './order-transactions.tsx';
import { ordersTexts } from './orders.texts.ts';
import { ScreenFailure } from './screen-failure.tsx';
import { SignedDocuments } from './signed-documents/signed-documents.tsx';
import { SpreadsheetButton } from './spreadsheet-button.tsx';

interface OrderDetailProps {
  form: SaveForm<InvestorForm>;
  order: OrderView;
  failure: unknown;
  onMoved: (order: OrderView) => void;
  onFailure: (failure: unknown) => void;
}

/** The screen of one order: its data, its investor, and its actions. */
export function OrderDetail({ form, order, failure, onMoved, onFailure }: OrderDetailProps) {
  const t = useTexts(ordersTexts);
  const investor = useTexts(investorTexts);
  return (
    <FormFrame
      form={form}
      title={t.nameOf(order.id)}
      whyReadOnly={whyFinal(order, t)}
      actions={
        <Group gap="xs">
          <SpreadsheetButton order={order} onFailure={onFailure} />
          <OrderActions order={order} onMoved={onMoved} onFailure={onFailure} />
        </Group>
      }
    >
      {failure !== null && <ScreenFailure failure={failure} onClose={() => onFailure(null)} />}
      <OrderNotice order={order} />
      <div className={classes.layout}>
        <OrderInfo order={order} />
        <DecisionPanel order={order} />
        <OfferSection offer={order.offer} />
        <OrderAgreements order={order} />
      </div>
      <OtherOrders order={order} />
      <OrderTransactions order={order} />
      <SignedDocuments order={order} onFailure={onFailure} />
      <FormSection title={investor.title}>
        {form.isReadOnly ? <InvestorDataFacts data={order.investorData} /> : <PersonFields />}
      </FormSection>
      {!form.isReadOnly && (
        <>
          <AddressSection />
          <BankAccountSection />
        </>
      )}
      <Timeline endpoint={getOrderTimeline} id={order.id} own="order" />
    </FormFrame>
  );
}

/** The reason why nobody can change the order any more, whatever their permissions. */
function whyFinal(order: OrderView, { why }: { why: { completed: string; rejected: string } }) {
  if (order.canEditOrder) return undefined;
  return order.status === 'rejected' ? why.rejected : why.completed;
}
