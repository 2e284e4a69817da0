import { fullName } from '@share/contract/areas/orders/investor-name.ts';
import type { UserRow } from '@share/contract/areas/users/users.schemas.ts';
import { useTexts } from '../../platform/texts.ts';
import type { Question } from '../../ui/confirm.tsx';
import { usersTexts } from './users.texts.ts';

type Person = Pick<UserRow, 'email' | 'firstName' | 'lastName'>;

/** The question before a user is deleted: names the user, and what happens to open orders. */
export function useDeleteQuestion(): (user: Person, openOrders: number | undefined) => Question {
  const t = useTexts(usersTexts);
  const ordersInWords = (count: number | undefined) => {
    if (count === undefined) return t.openOrdersUnknown;
    return count === 0 ? t.noOpenOrders : t.openOrdersGoOn(count);
  };
  return (user, openOrders) => ({
    title: t.deleteTitle(fullName(user) || user.email),
    facts: [
      { label: t.email, value: user.email },
      { label: t.openOrders, value: ordersInWords(openOrders) },
    ],
    message: t.deleteMessage,
    confirmLabel: t.delete,
  });
}
