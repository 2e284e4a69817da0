import { listOrders } from '@share/contract/areas/orders/orders.endpoints.ts';
import type { OrderRow } from '@share/contract/areas/orders/orders.schemas.ts';
import { formatMoney } from '@share/contract/shared/numbers/money.ts';
import { useLanguage } from '../../../platform/language.tsx';
import { useTexts } from '../../../platform/texts.ts';
import { OfferLink } from '../../links/offer-link.tsx';
import { OrderLink } from '../../links/order-link.tsx';
import { OrderState } from '../../links/pair-state.tsx';
import { booksTexts } from './books.texts.ts';
import { RowsOfUser } from './rows-of-user.tsx';
import { sumOf } from './sum-of.ts';
import { useRowsOfUser } from './use-rows-of-user.ts';

/** The user's orders, newest first. */
export function UserOrders({ userId }: { userId: number }) {
  const t = useTexts(booksTexts).orders;
  const { language } = useLanguage();
  const loaded = useRowsOfUser(listOrders, userId);
  const amountOf = (orders: readonly OrderRow[], ...statuses: OrderRow['status'][]) =>
    formatMoney(
      sumOf(orders.filter(({ status }) => statuses.includes(status)).map(({ totalAmount }) => totalAmount)),
      language,
    );
  return (
    <RowsOfUser
      title={t.title}
      empty={t.empty}
      loaded={loaded}
      list={listOrders}
      path="/orders"
      userId={userId}
      sum={(orders) => t.sum(amountOf(orders, 'completed'), amountOf(orders, 'new', 'paid'))}
      columns={[
        { name: 'id', header: t.id, value: ({ id }) => <OrderLink id={id} /> },
        {
          name: 'offer',
          header: t.offer,
          value: ({ offer }) => <OfferLink id={offer.id}>{offer.title[language]}</OfferLink>,
        },
        { name: 'date', header: t.date, kind: 'moment', value: ({ date }) => date },
        { name: 'quantity', header: t.quantity, kind: 'number', value: ({ quantity }) => quantity },
        { name: 'status', header: t.status, value: (order) => <OrderState {...order} /> },
        { name: 'amount', header: t.amount, kind: 'money', value: ({ totalAmount }) => totalAmount },
      ]}
    />
  );
}
