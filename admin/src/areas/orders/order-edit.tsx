import { listOrders, updateOrder } from '@share/contract/areas/orders/orders.endpoints.ts';
import type { OrderView } from '@share/contract/areas/orders/orders.schemas.ts';
import { formatInstant } from '@share/contract/shared/dates.ts';
import { useEffect, useRef, useState } from 'react';
import { queryClient } from '../../platform/api/query-client.ts';
import { useListOrHome } from '../../platform/permissions.tsx';
import { useTexts } from '../../platform/texts.ts';
import { RecordScreen } from '../../ui/form/record-screen.tsx';
import { useEditForm } from '../../ui/form/use-edit-form.ts';
import { focusNextHeading } from '../../ui/screen-heading.tsx';
import { useIdParam } from '../../ui/use-id-param.ts';
import { booksChanged } from '../links/books-changed.ts';
import { toInvestorForm } from './investor/investor-form-values.ts';
import { type Failed, OrderDetail } from './order-detail.tsx';
import { ordersPaths } from './orders.paths.ts';
import { orderQuery, orderReloaded } from './orders.queries.ts';
import { ordersTexts } from './orders.texts.ts';

export function OrderEdit() {
  const id = useIdParam();
  const t = useTexts(ordersTexts);
  const back = useListOrHome(listOrders, ordersPaths.list);
  return (
    <RecordScreen key={id} query={orderQuery(id)} title={t.nameOf(id)} back={back} list={t.title} cards={4}>
      {(order) => <OrderScreen order={order} />}
    </RecordScreen>
  );
}

/**
 * The answer of accepting or rejecting replaces the order on the screen, with its form (ORD-20). The heading receives the focus,
 * because the pressed button disappears.
 */
function OrderScreen({ order }: { order: OrderView }) {
  const [moved, setMoved] = useState<OrderView | null>(null);
  const [failed, setFailed] = useState<Failed | null>(null);
  const replace = (next: OrderView) => {
    if (next.revision !== order.revision) focusNextHeading();
    setMoved(next);
    booksChanged();
    queryClient.setQueryData(orderQuery(next.id).queryKey, next);
  };
  return (
    <OrderForm
      key={moved?.revision}
      order={moved && moved.revision > order.revision ? moved : order}
      record={moved ?? order}
      failed={failed}
      onMoved={replace}
      onFailure={(failure, title) => setFailed(failure === null ? null : { failure, title })}
    />
  );
}

interface OrderFormProps {
  /** The latest version of the order. */
  order: OrderView;
  /** The version that the form starts with. */
  record: OrderView;
  /** Why the order or its payment could not be accepted or rejected. */
  failed: Failed | null;
  onMoved: (order: OrderView) => void;
  onFailure: (failure: unknown, title?: string) => void;
}

function OrderForm({ order, record, ...moving }: OrderFormProps) {
  const t = useTexts(ordersTexts);
  const form = useEditForm({
    endpoint: updateOrder,
    params: { id: String(order.id) },
    record,
    query: orderQuery(order.id),
    toFormValues: toInvestorForm,
    toInput: (values) => values,
    inWords: formatInstant,
    announce: { key: 'order.edit', ...t.toasts.edit },
    onSaved: booksChanged,
    back: useListOrHome(listOrders, ordersPaths.list),
  });
  const isReadOnly = form.isReadOnly || !order.canEditOrder;
  const reload = async () => {
    moving.onFailure(null);
    orderReloaded();
    await form.reload?.();
  };
  const isDirty = useRef(form.isDirty);
  useEffect(() => {
    isDirty.current = form.isDirty;
  });
  /** Typed values stay, with the version on which they are based: saving merges both. */
  const show = (next: OrderView) => {
    if (!isDirty.current) return moving.onMoved(next);
    queryClient.setQueryData(orderQuery(next.id).queryKey, next);
    orderReloaded();
    booksChanged();
  };
  const showChange = async () => {
    const next = await queryClient.fetchQuery({ ...orderQuery(order.id), staleTime: 0 });
    orderReloaded();
    show(next);
  };
  return (
    <OrderDetail
      form={{ ...form, isReadOnly, reload }}
      order={order}
      {...moving}
      onMoved={show}
      onShowChange={() => void showChange()}
    />
  );
}
