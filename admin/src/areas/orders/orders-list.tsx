import {
  exportOrders,
  getOrder,
  listOrders,
  placeManualOrder,
  totalOrders,
  updateOrder,
} from '@share/contract/areas/orders/orders.endpoints.ts';
import type { OrderRow } from '@share/contract/areas/orders/orders.schemas.ts';
import { formatInstant } from '@share/contract/shared/dates.ts';
import { useLanguage } from '../../platform/language.tsx';
import { useTexts } from '../../platform/texts.ts';
import { EntityList } from '../../ui/list/entity-list.tsx';
import { listTexts } from '../../ui/list/list.texts.ts';
import { LongText } from '../../ui/values/values.tsx';
import { useExportedState, useExportedUser } from '../links/exported-pairs.ts';
import { linksTexts } from '../links/links.texts.ts';
import { OfferLink } from '../links/offer-link.tsx';
import { OrderState } from '../links/pair-state.tsx';
import { OwnerAndNumber, UserName } from '../links/people/user-name.tsx';
import { Overdue, Term } from '../links/term.tsx';
import { ExtensionAction } from '../transactions/transactions.shared.tsx';
import { ordersPaths } from './orders.paths.ts';
import { ordersTexts } from './orders.texts.ts';
import { SpreadsheetButton } from './spreadsheet-button.tsx';
import { useBulkOrders } from './use-bulk-orders.tsx';

/** The list of orders (ORD-04 to ORD-08). Columns and filters have the names of the list's declaration. */
export function OrdersList() {
  const t = useTexts(ordersTexts);
  const { language } = useLanguage();
  const { columns } = t;
  const { order: words, refund, transaction: payment, user } = useTexts(linksTexts);
  const { waits } = useTexts(listTexts);
  return (
    <EntityList
      endpoint={listOrders}
      file={exportOrders}
      totals={totalOrders}
      leftOut={t.leftOut}
      title={t.title}
      empty={t.empty}
      show={t.show}
      nameOf={(order) => t.nameOf(order.id)}
      columns={[
        { name: 'id', header: columns.id, kind: 'id', value: (order) => order.id },
        {
          name: 'userEmail',
          header: columns.user,
          wide: true,
          phone: { title: ({ id, userMeta }) => <OwnerAndNumber id={id} user={userMeta} /> },
          exported: useExportedUser(columns.user),
          value: (order) => <UserName user={order.userMeta} />,
        },
        {
          name: 'offer',
          header: columns.offer,
          value: ({ offer }) => (
            <OfferLink id={offer.id}>
              <LongText>{offer.title[language]}</LongText>
            </OfferLink>
          ),
        },
        {
          name: 'date',
          header: columns.date,
          kind: 'instant',
          below: 'amount',
          // The title of the offer is last, because its end is cut off if it is too long.
          phone: { detail: ({ date, offer }) => `${formatInstant(date)} · ${offer.title[language]}` },
          value: (order) => order.date,
        },
        {
          name: 'quantity',
          header: columns.quantity,
          kind: 'number',
          below: ['amount', 'offer'],
          value: (order) => order.quantity,
        },
        {
          name: 'status',
          header: columns.status,
          phone: { badge: (order) => <OrderState {...order} isShort /> },
          exported: useExportedState('order'),
          value: (order) => <OrderState {...order} />,
        },
        {
          name: 'waitUntil',
          header: payment.waitUntil,
          below: ['date', 'status'],
          phone: { badge: (order) => <Overdue {...order} /> },
          value: (order) => <Term {...order} />,
        },
        {
          name: 'amount',
          header: columns.totalAmount,
          kind: 'money',
          phone: 'figure',
          value: (order) => order.totalAmount,
        },
      ]}
      filters={{
        search: t.search,
        id: t.number,
        userEmail: t.userEmail,
        userId: user.number,
        offer: columns.offer,
        status: { label: columns.status, choices: words.statuses },
        rejection: { label: words.rejectionReason, choices: words.rejections },
        refund: { label: refund.title, choices: refund.states },
        date: columns.date,
        waitUntil: payment.waitUntil,
        waits: { label: waits, choices: payment.waits },
        quantity: columns.quantity,
        amount: columns.totalAmount,
      }}
      create={{ endpoint: placeManualOrder, to: ordersPaths.create, label: t.add }}
      bulk={useBulkOrders()}
      open={{ view: getOrder, edit: updateOrder, to: (order) => ordersPaths.edit(order.id) }}
      rowActions={(order, onFailure) => <RowActions order={order} onFailure={onFailure} />}
    />
  );
}

interface RowActionsProps {
  order: OrderRow;
  onFailure: (failure: unknown) => void;
}

function RowActions({ order, onFailure }: RowActionsProps) {
  const extending = {
    transaction: paymentOf(order),
    canExtend: order.payment.canExtendWaitUntil,
    onFailure,
  };
  return (
    <>
      <SpreadsheetButton isCompact order={order} onFailure={onFailure} />
      <ExtensionAction {...extending} />
    </>
  );
}

/** The payment of an order. The title of its transfer is not known here. */
const paymentOf = ({ id, payment, waitUntil, totalAmount, userMeta }: OrderRow) => ({
  ...payment,
  waitUntil,
  amount: totalAmount,
  meta: { user: userMeta, orderId: id, transferTitle: null },
});
