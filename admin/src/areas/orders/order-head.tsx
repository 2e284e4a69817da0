import { listOrders } from '@share/contract/areas/orders/orders.endpoints.ts';
import type { OrderView } from '@share/contract/areas/orders/orders.schemas.ts';
import { useLanguage } from '../../platform/language.tsx';
import { useTexts } from '../../platform/texts.ts';
import { useHeadInList } from '../../ui/record/head-in-list.ts';
import type { RecordHeadParts } from '../../ui/record/record-head.tsx';
import { MoneyText, NumberText } from '../../ui/values/values.tsx';
import { linksTexts } from '../links/links.texts.ts';
import { OfferLink } from '../links/offer-link.tsx';
import { OrderState, refundState } from '../links/pair-state.tsx';
import { PersonName } from '../links/people/person-name.tsx';
import { fullName } from '../links/people/user-name.tsx';
import { refundsOf } from '../refunds/refunds.shared.tsx';
import { ordersPaths } from './orders.paths.ts';
import { ordersTexts } from './orders.texts.ts';

/** Investor, offer and quantity, for the head of the order's screen (ORD-09). */
export function useOrderHead(order: OrderView): RecordHeadParts {
  const t = useTexts(ordersTexts);
  const words = useTexts(linksTexts).order;
  const { language } = useLanguage();
  const inList = useHeadInList({
    list: listOrders,
    path: ordersPaths.list,
    title: t.title,
    id: order.id,
    to: ordersPaths.edit,
  });
  const { offer, userMeta } = order;
  return {
    ...inList,
    state: {
      label: words.status,
      value: <OrderState {...order} refund={refundState(...refundsOf(order))} />,
    },
    about: [
      { label: t.info.user, value: <PersonName user={userMeta} />, words: fullName(userMeta) },
      {
        label: t.columns.offer,
        value: <OfferLink id={offer.id}>{offer.title[language]}</OfferLink>,
        words: offer.title[language],
      },
      { label: words.quantity, value: <NumberText value={order.quantity} />, isFigure: true },
      {
        label: words.pricePerShare,
        value: <MoneyText amount={order.pricePerShare} />,
        joint: '×',
        isFigure: true,
      },
      {
        label: words.totalAmount,
        value: <MoneyText amount={order.totalAmount} />,
        joint: '=',
        isFigure: true,
      },
    ],
  };
}
