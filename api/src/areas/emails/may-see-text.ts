import { getOrder } from '@share/contract/areas/orders/orders.endpoints.ts';
import { getUser } from '@share/contract/areas/users/users.endpoints.ts';
import type { Actor } from '../../platform/context.ts';
import { judge } from '../../platform/http/authorise.ts';
import { emailVariables } from '../../platform/mail/email-variables.ts';

/**
 * Whether somebody may read the text of an e-mail. It may contain the person's bank account, and tells what was ordered if it is
 * about an order, so the caller needs the rights to the screens of users and of orders (R10).
 */
export function maySeeText(actor: Actor, type: string): boolean {
  const variables: readonly string[] = Object.hasOwn(emailVariables, type)
    ? emailVariables[type as keyof typeof emailVariables]
    : [];
  const isAboutOrder = variables.includes('orderId');
  return (
    judge(getUser.access, actor) === 'allowed' &&
    (!isAboutOrder || judge(getOrder.access, actor) === 'allowed')
  );
}
