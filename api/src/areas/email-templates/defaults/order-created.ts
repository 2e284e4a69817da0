import { emailTypeLabels } from '@share/contract/areas/emails/email-types.ts';
import type { DefaultTemplate } from '../default-template.ts';
import { orderEmail, TRANSFER } from '../order-email.ts';

export const orderCreated: DefaultTemplate = orderEmail({
  name: emailTypeLabels['order-created'],
  title: { pl: 'Przyjęliśmy Twoje zamówienie', en: 'We have received your order' },
  news: {
    pl: 'Zarezerwowaliśmy dla Ciebie udziały. Prosimy o przelew na poniższy rachunek; podaj dokładnie ten tytuł przelewu, abyśmy mogli szybko przypisać wpłatę.',
    en: 'We have reserved the shares for you. Please transfer the amount to the account below with exactly this payment reference, so that we can match your payment quickly.',
  },
  details: TRANSFER,
  closing: {
    pl: 'Jeśli przelew nie dotrze w terminie, zamówienie wygaśnie, a udziały wrócą do sprzedaży. Jeśli to nie Twoje zamówienie, skontaktuj się z nami.',
    en: 'If the transfer does not arrive in time, the order expires and its shares go back on sale. If you did not place this order, please contact us.',
  },
});
