import { Button, Group } from '@mantine/core';
import { orderNotes } from '@share/contract/areas/notes/notes.endpoints.ts';
import { placeManualOrder } from '@share/contract/areas/orders/orders.endpoints.ts';
import type { OrderView } from '@share/contract/areas/orders/orders.schemas.ts';
import {
  getOrderAccountChanges,
  getOrderRevision,
  getOrderTimeline,
} from '@share/contract/areas/timeline/timeline.endpoints.ts';
import { formatInstant } from '@share/contract/shared/dates.ts';
import { IconRepeat } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { useCan } from '../../platform/permissions.tsx';
import { useTexts } from '../../platform/texts.ts';
import { ErrorBanner } from '../../ui/error-banner.tsx';
import { FormFrame } from '../../ui/form/form-frame.tsx';
import { FormSection } from '../../ui/form/form-section.tsx';
import type { SaveForm } from '../../ui/form/save-form.ts';
import { ChangedBar } from '../../ui/record/changed-bar.tsx';
import { HistoryLink } from '../../ui/record/history-link.tsx';
import { useChangeByOthers } from '../../ui/record/use-change-by-others.ts';
import { investorTexts } from '../links/investor.texts.ts';
import { OfferSection } from '../links/offer-section.tsx';
import { Notes } from '../notes/notes.shared.tsx';
import { AccountChanges, Timeline } from '../timeline/timeline.shared.tsx';
import classes from './decision/decision.module.css';
import { DecisionPanel } from './decision/decision-panel.tsx';
import { OrderAgreements } from './decision/order-agreements.tsx';
import { OtherOrders } from './decision/other-orders.tsx';
import { InvestorDataFacts } from './investor/investor-data-facts.tsx';
import { AddressSection, BankAccountSection, PersonFields } from './investor/investor-fields.tsx';
import type { InvestorForm } from './investor/investor-form-values.ts';
import { useOrderHead } from './order-head.tsx';
import { OrderInfo } from './order-info.tsx';
import { OrderTransactions } from './order-transactions.tsx';
import { ordersPaths } from './orders.paths.ts';
import { ordersTexts } from './orders.texts.ts';
import { PaymentCard } from './payment/payment-card.tsx';
import { SignedDocuments } from './signed-documents/signed-documents.tsx';
import { SpreadsheetButton } from './spreadsheet-button.tsx';

export interface Failed {
  failure: unknown;
  /** The action that failed, where the failure does not name it. */
  title?: string | undefined;
}

interface OrderDetailProps {
  form: SaveForm<InvestorForm>;
  order: OrderView;
  failed: Failed | null;
  onMoved: (order: OrderView) => void;
  onFailure: (failure: unknown, title?: string) => void;
  /** Shows a change by somebody else; typed values stay. */
  onShowChange: () => void;
}

/**
 * The screen of one order: its money first; the decision, notes and history beside it; then its data and its investor. Once
 * nothing is to be decided any more, the investor stands below the history. On a phone the decision and the notes follow the
 * money, and the parts that the decision does not need are folded.
 */
export function OrderDetail(props: OrderDetailProps) {
  const { form, order, failed, onMoved, onFailure } = props;
  const t = useTexts(ordersTexts);
  const investor = useTexts(investorTexts);
  const head = useOrderHead(order);
  const change = useChangeByOthers(getOrderRevision, { id: String(order.id) }, order.revision);
  const isDecided = order.status === 'completed' || order.status === 'rejected';
  return (
    <FormFrame
      form={form}
      title={t.nameOf(order.id)}
      head={head}
      whyReadOnly={whyFinal(order, t)}
      actions={
        <Group gap="xs">
          <HistoryLink entity="order" id={order.id} />
          <SpreadsheetButton order={order} onFailure={onFailure} />
          <OrderAgain order={order} />
        </Group>
      }
    >
      <ChangedBar
        change={change}
        inWords={formatInstant}
        isTyping={form.isDirty}
        onShow={props.onShowChange}
      />
      {failed && <ScreenFailure {...failed} onClose={() => onFailure(null)} />}
      <AccountChanges endpoint={getOrderAccountChanges} id={order.id} />
      <div className={classes.layout} data-decided={isDecided || undefined}>
        <div className={classes.record}>
          <PaymentCard order={order} onMoved={onMoved} onFailure={onFailure} />
          <OrderInfo order={order} />
          {!isDecided && (
            <FormSection title={investor.title} folds>
              {form.isReadOnly ? <InvestorDataFacts data={order.investorData} /> : <PersonFields />}
            </FormSection>
          )}
          {!form.isReadOnly && (
            <>
              <AddressSection folds />
              <BankAccountSection folds />
            </>
          )}
          <OfferSection offer={order.offer} folds />
          <OrderAgreements order={order} />
          <SignedDocuments order={order} onFailure={onFailure} />
          <OrderTransactions order={order} />
          <OtherOrders order={order} />
        </div>
        <div className={classes.side}>
          <DecisionPanel order={order} onMoved={onMoved} onFailure={onFailure} />
          <Notes endpoints={orderNotes} id={order.id} folds />
          <Timeline endpoint={getOrderTimeline} id={order.id} own="order" folds />
          {isDecided && (
            <FormSection title={investor.title} folds>
              <InvestorDataFacts data={order.investorData} />
            </FormSection>
          )}
        </div>
      </div>
    </FormFrame>
  );
}

/** The reason why nobody can change the order any more, whatever their permissions. */
function whyFinal(order: OrderView, { why }: { why: { completed: string; rejected: string } }) {
  if (order.canEditOrder) return undefined;
  return order.status === 'rejected' ? why.rejected : why.completed;
}

/** Starts a new manual order with the data of a rejected or expired one, because a rejected order is final. */
function OrderAgain({ order }: { order: OrderView }) {
  const t = useTexts(ordersTexts);
  const mayPlace = useCan(placeManualOrder);
  if (!mayPlace || order.status !== 'rejected') return null;
  return (
    <Button
      renderRoot={(props) => <Link {...props} to={ordersPaths.create} search={{ again: String(order.id) }} />}
      variant="default"
      leftSection={<IconRepeat size={18} aria-hidden />}
    >
      {t.again}
    </Button>
  );
}

interface ScreenFailureProps {
  failure: unknown;
  title?: string | undefined;
  onClose: () => void;
}

/** The error banner of the screen. It scrolls into view, because the failed action may be far below it. */
function ScreenFailure(props: ScreenFailureProps) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    place.current?.scrollIntoView({ block: 'center' });
  }, []);
  return (
    <div ref={place}>
      <ErrorBanner {...props} />
    </div>
  );
}
