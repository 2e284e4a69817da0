import type { OrderView } from '@share/contract/areas/orders/orders.schemas.ts';
import { formatMoney } from '@share/contract/shared/numbers/money.ts';
import { useLanguage } from '../../platform/language.tsx';
import { useTexts } from '../../platform/texts.ts';
import type { Question } from '../../ui/confirm.tsx';
import { PersonText } from '../links/people/person-text.tsx';
import { RefundAccount, refundsTexts } from '../refunds/refunds.shared.tsx';
import { ordersTexts } from './orders.texts.ts';
import type { OrderAction } from './use-move-order.ts';

/** The question before an order is accepted or rejected: rejecting a paid order names the money to be returned (ORD-27). */
export function useOrderQuestion(order: OrderView): (action: OrderAction) => Question {
  const t = useTexts(ordersTexts);
  const refund = useTexts(refundsTexts);
  const { language } = useLanguage();
  const investor = { label: t.columns.user, value: <PersonText user={order.userMeta} /> };
  const facts = [investor, { label: t.columns.totalAmount, value: formatMoney(order.totalAmount, language) }];
  return (action) => {
    const confirmLabel = t[action];
    if (action === 'accept') {
      return {
        title: t.acceptTitle(order.id),
        facts,
        message: t.acceptMessage,
        confirmLabel,
        harmless: true,
      };
    }
    if (order.amountToReturn === null) {
      return { title: t.rejectTitle(order.id), facts, message: t.rejectMessage, confirmLabel };
    }
    return {
      title: t.rejectPaidTitle(order.id),
      facts: [
        investor,
        { label: refund.amount, value: formatMoney(order.amountToReturn, language) },
        { label: refund.account, value: <RefundAccount account={order.investorData.bankAccount} /> },
      ],
      message: t.rejectPaidMessage,
      confirmLabel,
    };
  };
}
